import { musterUnit, priceOf, type ArmyIndex } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { quoted } from '../common/fault.ts';
import { lineFault } from '../common/line-fault.ts';
import type { Finding, SumClue, LinesRead } from '../common/read-list.ts';
import type { ListText, TextLine } from '../lines/text-line.ts';
import { entryNames, findOption } from '../names/entry-names.ts';
import type { ResolvedUnit } from '../names/resolve-unit.ts';
import type { ChoiceByName } from './text-choices.ts';
import type { TextUnitByName } from './text-units.ts';
import type { Roster } from '#schema';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';

/** A price in the text with the one in the data. */
interface Stated {
	readonly line: Pick<TextLine, 'number'>;
	readonly name: string;
	readonly price: number | undefined;
	readonly ours: number;
}

/**
 * The prices in a text that differ from the data. Entries without a price count as free if the stated prices
 * add up to the total. A unit's price may include its options: then the sum is right without them.
 */
export function otherPrices(
	resolved: readonly ResolvedUnit[],
	text: ListText,
	index: ArmyIndex
): readonly Finding[] {
	const { spent } = text;
	const includes = spent === sumOf(text.lines.filter(({ isBelow }) => !isBelow));
	const isWhole = includes || spent === sumOf(text.lines);
	return resolved.flatMap((unit) =>
		statedBy(unit, index, includes).flatMap(({ price, ...stated }) => {
			const theirs = price ?? (isWhole ? 0 : undefined);
			return theirs === undefined || theirs === stated.ours ? [] : [priceFinding(stated, theirs)];
		})
	);
}

const inRow = /\((\d{1,6})\s*\p{L}*\)(?=.)/gu;

/** The sum of all prices in a text. */
function sumOf(lines: readonly TextLine[]): number {
	const figures = lines.flatMap(({ text, price = 0 }) => [
		price,
		...[...text.matchAll(inRow)].map(([, figure]) => Number(figure))
	]);
	return figures.reduce((sum, figure) => sum + figure, 0);
}

function priceFinding({ line, name, ours }: Omit<Stated, 'price'>, theirs: number): Finding {
	const sentence = imports.otherPrice(quoted(name), theirs, ours);
	return { kind: 'price', fault: lineFault(line.number, sentence), theirs, ours };
}

/** The prices of a unit and of each of its options, as texts state them. */
function statedBy(resolved: ResolvedUnit, index: ArmyIndex, includes: boolean): readonly Stated[] {
	const byName = resolved.byName as ResolvedUnit['byName'] &
		Partial<Pick<TextUnitByName, 'unitLine' | 'optionLines'> & Pick<ChoiceByName, 'stated'>>;
	const { own, ofOptions } = pricesOf(resolved, index);
	if (byName.stated) return [{ ...byName.stated, ours: own }];
	const { unitLine, optionLines = [] } = byName;
	if (!unitLine) return [];
	const statedOptions = optionLines.flatMap(({ line, name }) => {
		const id = findOption(name, entryNames(index), resolved.indexed)?.entry.id;
		const ours = id === undefined ? undefined : ofOptions.get(id);
		return ours === undefined ? [] : [{ line, name, price: line.price, ours }];
	});
	const all = unitLine.linesBelow.reduce((sum, line) => sum + (line.price ?? 0), 0);
	const isWithin = includes || (all > 0 && unitLine.price === own + all);
	const price = unitLine.price === undefined ? undefined : unitLine.price - (isWithin ? all : 0);
	const free = statedOptions.filter(({ price: stated }) => stated === undefined);
	const within = free.reduce((sum, { ours }) => sum + ours, 0);
	// The unit's price may include options without a price of their own.
	if (price === own + within)
		return statedOptions.filter(({ price: stated }) => stated !== undefined);
	return [{ line: unitLine, name: unitLine.text, price, ours: own }, ...statedOptions];
}

function pricesOf({ indexed, options, models }: ResolvedUnit, index: ArmyIndex) {
	const sized = models === undefined ? {} : { models };
	const unit = musterUnit({ id: 'u', entry: indexed.entry.id, options, ...sized }, index);
	const { parts, points } = priceOf(unit);
	const ofOptions = new Map(options.map((id) => [id, 0]));
	for (const part of parts) {
		const { id } = part.indexed.entry;
		const sum = part.indexed === indexed ? undefined : ofOptions.get(id);
		if (sum !== undefined) ofOptions.set(id, sum + part.points);
	}
	return { own: points - [...ofOptions.values()].reduce((sum, one) => sum + one, 0), ofOptions };
}

/** Longer lines are sentences. */
const longestNamed = 120;

/**
 * The findings of a text, with one more if its total is not the sum of its own prices.
 * @param points of the list under the data
 * @param clues what each line costs: one that costs the difference is named
 */
export function withSum(
	findings: readonly Finding[],
	spent: number | undefined,
	points: number,
	clues: readonly SumClue[] = []
): readonly Finding[] {
	const ours = pointsThere(findings, points);
	if (spent === undefined || spent === ours) return findings;
	const sentences = [imports.otherSum(spent, ours), ...cluesIn(clues, Math.abs(spent - ours))];
	return [
		...findings,
		{ kind: 'sum', fault: { message: sentences.join(' ') }, theirs: spent, ours }
	];
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
function pointsThere(findings: readonly Finding[], points: number): number {
	return findings.reduce((sum, note) => {
		if (note.kind === 'price') return sum + note.theirs - note.ours;
		return note.kind === 'unread' ? sum + (note.theirs ?? 0) : sum;
	}, points);
}

/** What each line of a text costs: for the line of a unit, the cost of all its units and of one; otherwise that of what it names. */
export function sumClues(
	{ allLines }: Pick<ListText, 'allLines'>,
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
	const used = new Set(units.flatMap(({ lines }) => lines));
	const known = new Map<string, readonly number[]>();
	const pricesOf = (text: string): readonly number[] => {
		const named = known.get(text) ?? namedIn(text, index);
		known.set(text, named);
		return named;
	};
	return allLines.flatMap(({ number, text }) => {
		const own = prices.get(number);
		const all = own ? [own.reduce((sum, one) => sum + one, 0), ...own] : [];
		const named = own || used.has(number) ? [] : pricesOf(text);
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
