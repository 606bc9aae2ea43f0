import type { SumClue } from '../common/fault.ts';
import { musterUnit, priceOf, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import type { ListText } from '../lines/text-line.ts';
import type { LinesRead } from '../common/lines-read.ts';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';

/** Longer lines are sentences. */
const longest = 120;

/** What each line of a text costs: that of a unit all that it became and one of it, any other what it names. */
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

/** The prices of the units that a line names although it became none. */
function namedIn(text: string, index: ArmyIndex): readonly number[] {
	if (text.length > longest) return [];
	const words = normaliseName(text).split(' ');
	const found = index.units.filter(({ entry }) =>
		labelsOf(entry).some((label) => isWithin(label.split(' '), words))
	);
	return found.map(
		({ entry }) => priceOf(musterUnit({ id: 'u', entry: entry.id, options: [] }, index)).points
	);
}
