import { imports } from '../../i18n/en/faults.ts';
import type { TextNote } from '../fault.ts';

/**
 * The notes on a text; if what it says was spent is not what its list costs at its own prices, that too.
 * @param points what the list costs here
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

/** What a list costs at the prices that its text states, with the lines that were not understood. */
function pointsThere(notes: readonly TextNote[], points: number): number {
	return notes.reduce((sum, note) => {
		if (note.kind === 'price') return sum + note.theirs - note.ours;
		return note.kind === 'unread' ? sum + (note.theirs ?? 0) : sum;
	}, points);
}
