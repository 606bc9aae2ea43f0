import type { ReadingAnswer } from '../base/army-index.ts';

/** The answers that are worth saying: all but the default of what a list may be made for. */
export function saidAnswers(answers: ReadonlyMap<string, ReadingAnswer>): readonly ReadingAnswer[] {
	return [...answers.values()].filter(
		({ reading, answer }) => !reading.optional || answer !== reading.default
	);
}
