import type { Problem } from './base/verdict.ts';

/**
 * A key for the cause of a problem, so that a cause that several rules name is reported once: an option that a unit may
 * not have, whichever rules say so; otherwise the sentence for it and the units concerned.
 */
export function causeOf(problem: Problem, sentence: string): string {
	const refused = refusedOption(problem);
	return refused === undefined
		? [sentence, ...problem.units].join('\n')
		: ['not-allowed', refused, ...problem.units].join('\n');
}

/** The option that a problem is about because its unit may not have it; undefined in other problems. */
function refusedOption(problem: Problem): string | undefined {
	switch (problem.outcome) {
		case 'carries/not-allowed':
			return problem.constraint.option;
		case 'standing/not-a-unit':
		case 'standing/barred':
			return problem.entry.entry.id;
		default:
			return undefined;
	}
}
