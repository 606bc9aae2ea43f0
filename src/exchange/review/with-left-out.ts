import type { Roster } from '#schema';
import { reviewWords } from '../../i18n/en/reviewing.ts';
import type { ReviewedLine } from './review.ts';

/** The longest note of a roster. */
const longest = 2000;

/** The roster with a note of what the player left out of its text on purpose. */
export function withLeftOut(roster: Roster, lines: readonly ReviewedLine[]): Roster {
	const touched = lines.filter(({ state, leftOut }) => state === 'skipped' || leftOut.length > 0);
	if (touched.length === 0) return roster;
	const isTold = (line: string): boolean =>
		line.trim() !== '' && touched.some(({ text }) => text.includes(line.trim()));
	const others = (roster.note ?? '').split('\n').filter((line) => !isTold(line));
	const told = touched.flatMap(({ state, text, leftOut }) =>
		state === 'skipped' ? text.trim() : leftOut
	);
	return noted({ ...roster, note: others.join('\n') }, told);
}

/** The roster with a note that these were left out on purpose. */
export function noted(roster: Roster, leftOut: readonly string[]): Roster {
	const told = leftOut.map((text) => reviewWords.leftOutNote(text));
	const note = [...told, roster.note ?? ''].join('\n').slice(0, longest).trim();
	return { ...roster, note };
}
