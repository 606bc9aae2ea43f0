import { refusedOption } from '../../rules/refused-option.ts';
import type { Problem } from '../../rules/base/verdict.ts';

/**
 * A key for the cause of a problem, so that a cause that several rules name is reported once: an option that a unit may
 * not have, whichever rules say so; otherwise the sentence for it and the units concerned.
 */
export function causeOf(problem: Problem, sentence: string): string {
	const refused = refusedOption(problem);
	return refused
		? ['not-allowed', refused.option, refused.unit].join('\n')
		: [sentence, ...problem.units].join('\n');
}
