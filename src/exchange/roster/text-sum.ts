import { imports } from '../../i18n/en/faults.ts';
import { quoted, type TextNote } from '../common/fault.ts';
import type { SumClue } from '../common/fault.ts';

/**
 * The notes on a text, with one more if its total is not the sum of its own prices.
 * @param points of the list under the data
 * @param clues what each line costs: one that costs the difference is told
 */
export function withSum(
	notes: readonly TextNote[],
	spent: number | undefined,
	points: number,
	clues: readonly SumClue[] = []
): readonly TextNote[] {
	const ours = pointsThere(notes, points);
	if (spent === undefined || spent === ours) return notes;
	const told = [imports.otherSum(spent, ours), ...cluesIn(clues, Math.abs(spent - ours))];
	return [...notes, { kind: 'sum', fault: { message: told.join(' ') }, theirs: spent, ours }];
}

/** More lines than this that cost the same tell nothing. */
const mostClues = 6;

function cluesIn(clues: readonly SumClue[], difference: number): readonly string[] {
	const found = clues.filter(({ points }) => points === difference);
	if (found.length === 0) return [];
	const lines = found.slice(0, mostClues).map(({ line, text }) => imports.clue(line, quoted(text)));
	return [imports.lookAgain(difference, lines.join('; '))];
}

/** The sum at the prices of the text, lines that were not understood included. */
function pointsThere(notes: readonly TextNote[], points: number): number {
	return notes.reduce((sum, note) => {
		if (note.kind === 'price') return sum + note.theirs - note.ours;
		return note.kind === 'unread' ? sum + (note.theirs ?? 0) : sum;
	}, points);
}
