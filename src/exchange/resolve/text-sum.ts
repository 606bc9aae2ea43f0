import { imports } from '../../i18n/en/faults.ts';
import type { TextNote } from '../fault.ts';

/**
 * The notes on a text, with one more if its total is not the sum of its own prices.
 * @param points of the list under the data
 */
export function withSum(
	notes: readonly TextNote[],
	spent: number | undefined,
	points: number
): readonly TextNote[] {
	const ours = pointsThere(notes, points);
	if (spent === undefined || spent === ours) return notes;
	const fault = { message: imports.otherSum(spent, ours) };
	return [...notes, { kind: 'sum', fault, theirs: spent, ours }];
}

/** The sum at the prices of the text, lines that were not understood included. */
function pointsThere(notes: readonly TextNote[], points: number): number {
	return notes.reduce((sum, note) => {
		if (note.kind === 'price') return sum + note.theirs - note.ours;
		return note.kind === 'unread' ? sum + (note.theirs ?? 0) : sum;
	}, points);
}
