import { imports } from '../../i18n/en/faults.ts';
import { quoted, type TextNote, type SumClue, type LinesRead } from '../common/fault.ts';
import { musterUnit, priceOf, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import type { ListText } from '../lines/text-line.ts';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';

/** Longer lines are sentences. */
const longestNamed = 120;

/**
 * The notes on a text, with one more if its total is not the sum of its own prices.
 * @param points of the list under the data
 * @param clues what each line costs: one that costs the difference is named
 */
export function withSum(
	notes: readonly TextNote[],
	spent: number | undefined,
	points: number,
	clues: readonly SumClue[] = []
): readonly TextNote[] {
	const ours = pointsThere(notes, points);
	if (spent === undefined || spent === ours) return notes;
	const sentences = [imports.otherSum(spent, ours), ...cluesIn(clues, Math.abs(spent - ours))];
	return [...notes, { kind: 'sum', fault: { message: sentences.join(' ') }, theirs: spent, ours }];
}

/** If more lines than this cost the same, none of them is named. */
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

/** What each line of a text costs: for the line of a unit, the cost of all its units and of one; otherwise that of what it names. */
export function sumClues(
	{ written }: Pick<ListText, 'written'>,
	roster: Roster,
	{ units }: LinesRead,
	index: ArmyIndex
): readonly SumClue[] {
	const byId = new Map(roster.units.map((unit) => [unit.id, unit]));
	const prices = new Map<number, number[]>();
	for (const { unit, lines } of units) {
		const [line] = lines;
		const thing = byId.get(unit);
		if (line === undefined || !thing) continue;
		const { points } = priceOf(musterUnit(thing, index));
		const here = prices.get(line);
		if (here) here.push(points);
		else prices.set(line, [points]);
	}
	const below = new Set(units.flatMap(({ lines }) => lines));
	const known = new Map<string, readonly number[]>();
	const pricesOf = (text: string): readonly number[] => {
		const named = known.get(text) ?? namedIn(text, index);
		known.set(text, named);
		return named;
	};
	return written.flatMap(({ number, text }) => {
		const own = prices.get(number);
		const all = own ? [own.reduce((sum, one) => sum + one, 0), ...own] : [];
		const named = own || below.has(number) ? [] : pricesOf(text);
		const points = [...new Set([...all, ...named])].filter((one) => one > 0);
		return points.map((one) => ({ line: number, text: text.trim(), points: one }));
	});
}

/** The prices of units that a line names, although no unit was made of it. */
function namedIn(text: string, index: ArmyIndex): readonly number[] {
	if (text.length > longestNamed) return [];
	const words = normaliseName(text).split(' ');
	const found = index.units.filter(({ entry }) =>
		labelsOf(entry).some((label) => isWithin(label.split(' '), words))
	);
	return found.map(
		({ entry }) => priceOf(musterUnit({ id: 'u', entry: entry.id, options: [] }, index)).points
	);
}
