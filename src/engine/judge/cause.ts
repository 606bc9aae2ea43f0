import type { Problem } from '../../rules/verdict.ts';

/**
 * What is behind a problem, so that a cause that several rules name is told once: an option that a unit may
 * not have, whichever rules say so; otherwise the sentence for it and the units concerned.
 */
export function causeOf(problem: Problem, sentence: string): string {
	switch (problem.outcome) {
		case 'carries/not-allowed':
			return causeOfOption(problem.constraint.option, problem.bearer.unit.id);
		case 'standing/not-a-unit':
			return causeOfOption(problem.entry.entry.id, problem.bearer.unit.id);
		default:
			return [sentence, ...problem.units].join('\n');
	}
}

function causeOfOption(option: string, unit: string): string {
	return ['not-allowed', option, unit].join('\n');
}
