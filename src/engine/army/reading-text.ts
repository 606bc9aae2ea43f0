import type { Constraint } from '#schema';
import type { ArmyIndex } from '../base/army-index.ts';

/** The answer that a constraint depends on, in words; undefined if it depends on none. */
export function readingText(
	{ answers }: ArmyIndex,
	{ reading: id }: Constraint
): string | undefined {
	const given = id === undefined ? undefined : answers.get(id);
	return given?.reading.answers.find(({ id: answer }) => answer === given.answer)?.text;
}
