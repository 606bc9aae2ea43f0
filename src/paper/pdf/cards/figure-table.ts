import type { ContentText, TableCell } from 'pdfmake/interfaces';
import { typeset } from '../base/typeset.ts';
import { lesser, type CardBlock, type CardMeasure, type CardRun } from './card-blocks.ts';
import { lineCount } from '../base/lines.ts';
import { runWidth, figureWidth } from '../base/widths.ts';
import { baselineDrop, covered, columnFigure, ink, lineStep, rules } from '../base/style.ts';

/** A row of the table with its height. There is no line between figures and the name above them. */
interface SetRow {
	readonly cells: readonly TableCell[];
	readonly height: number;
	readonly hasRule: boolean;
}

const padding = 0.7;
const widestGap = 5;
/** Points by which the gap may shrink to make all columns equal. */
const closer = 2.5;

/**
 * Figures under their labels. The names are beside the figures if all fit there, otherwise above. A long table
 * is continued on the next card, with the labels repeated.
 */
export function figureTable(
	labels: readonly string[],
	rows: readonly GridRow[],
	wanted: GridMeasure,
	gap = 3
): CardBlock {
	const { width } = wanted;
	const measure = { ...wanted, figures: fittingSize(labels, rows, wanted) };
	const least = figureWidths(labels, rows, measure);
	const taken = least.reduce((sum, column) => sum + column, 0);
	const room = width - taken;
	const isBeside =
		rows.some(({ name }) => name !== undefined) && rows.every((row) => fits(row, measure, room));
	const widths = isBeside ? [room, ...least] : spread(least, width);
	const set = [
		labelRow(labels, measure, isBeside),
		...rows.map((row) => setRows(row, measure, widths, isBeside)).flat()
	];
	return {
		content: {
			table: { widths: [...widths], dontBreakRows: true, body: set.map(({ cells }) => [...cells]) },
			layout: {
				hLineWidth: (line) => (set[line]?.hasRule ? rules.row : 0),
				hLineColor: () => ink.hairline,
				vLineWidth: () => 0,
				paddingLeft: () => 0,
				paddingRight: () => 0,
				paddingTop: () => padding,
				paddingBottom: () => padding
			}
		},
		height: set.reduce((sum, { height }) => sum + height, 0),
		gap,
		split: (given) => splitGrid(labels, rows, measure, given)
	};
}

function splitGrid(
	labels: readonly string[],
	rows: readonly GridRow[],
	measure: GridMeasure,
	room: number
): readonly [CardBlock, CardBlock] | undefined {
	for (let count = rows.length - 1; count > 0; count -= 1) {
		const first = figureTable(labels, rows.slice(0, count), measure);
		if (first.height <= room) return [first, figureTable(labels, rows.slice(count), measure)];
	}
	return undefined;
}

/** The width of each column, with as much of the gap as fits. */
function figureWidths(
	labels: readonly string[],
	rows: readonly GridRow[],
	measure: GridMeasure
): readonly number[] {
	const { width } = measure;
	const inks = inksOf(labels, rows, measure);
	const all = inks.reduce((sum, column) => sum + column, 0);
	const gap = Math.min(widestGap, (width - all) / labels.length);
	return inks.map((column) => column + gap);
}

/** Widths that fill the card: equal ones if the widest content fits. */
function spread(least: readonly number[], width: number): readonly number[] {
	const even = width / least.length;
	if (Math.max(...least) - closer <= even) return least.map(() => even);
	const taken = least.reduce((sum, column) => sum + column, 0);
	return least.map((column) => column + (width - taken) / least.length);
}

function fits({ name = '' }: GridRow, { size }: CardMeasure, room: number): boolean {
	return runWidth({ text: typeset(name), size }) <= room - 2;
}

function labelRow(labels: readonly string[], { size }: CardMeasure, isBeside: boolean): SetRow {
	const fontSize = lesser(size, 0.8);
	const cells = labels.map((text) => ({
		text,
		fontSize,
		color: ink.soft,
		alignment: 'center' as const
	}));
	return {
		cells: isBeside ? [{ text: '', fontSize }, ...cells] : cells,
		height: lineStep(fontSize) + 2 * padding,
		hasRule: false
	};
}

function setRows(
	{ name, note, values }: GridRow,
	measure: GridMeasure,
	widths: readonly number[],
	isBeside: boolean
): readonly SetRow[] {
	const { width, size, figures } = measure;
	const soft: readonly CardRun[] =
		note === undefined ? [] : [{ text: typeset(note), size: lesser(size), color: ink.soft }];
	const main: CardRun = { text: typeset(name ?? ''), size };
	const label = { text: main.text, fontSize: size };
	const figureRow = {
		cells: [
			...(isBeside ? [lowered(label, baselineDrop(size, figures))] : []),
			...figureCells(values, measure)
		],
		height: rowHeight(values, widths, measure) + 2 * padding
	};
	const whole = (runs: readonly CardRun[], hasRule: boolean): SetRow =>
		wholeRow(runs, width, widths.length, hasRule);
	if (isBeside) {
		return [
			{ ...figureRow, height: figureRow.height + rules.row, hasRule: true },
			...(soft.length > 0 ? [whole(soft, false)] : [])
		];
	}
	if (name === undefined) {
		return [{ ...figureRow, height: figureRow.height + rules.row, hasRule: true }];
	}
	const inOne = [{ ...main, text: `${main.text}  ` }, ...soft];
	const isInOne = soft.length > 0 && lineCount(inOne, width - 1) === 1;
	const above = isInOne
		? [whole(inOne, true)]
		: [whole([main], true), ...(soft.length > 0 ? [whole(soft, false)] : [])];
	return [...above, { ...figureRow, hasRule: false }];
}

/** The height of the tallest figure. */
function rowHeight(
	values: readonly string[],
	widths: readonly number[],
	measure: GridMeasure
): number {
	const columns = widths.slice(widths.length - values.length);
	const heights = values.map((text, at) => {
		const size = sizeOf(text, measure);
		return lineCount([{ text, size }], columns[at] ?? Infinity) * lineStep(size);
	});
	return Math.max(lineStep(measure.figures), ...heights);
}

function figureCells(values: readonly string[], measure: GridMeasure): readonly TableCell[] {
	return values.map((text) => ({
		text,
		fontSize: sizeOf(text, measure),
		alignment: 'center',
		...columnFigure,
		noWrap: wordsOf(text).length === 1
	}));
}

/** Smaller text on the baseline of larger text beside it. */
function lowered(text: ContentText, drop: number): ContentText {
	return { ...text, margin: [0, drop, 0, -drop] };
}

/** Text across the whole table. */
function wholeRow(
	runs: readonly CardRun[],
	width: number,
	columns: number,
	hasRule: boolean
): SetRow {
	const text = runs.map(({ text, size, color = ink.text }) => ({ text, fontSize: size, color }));
	const step = lineStep(Math.max(...runs.map(({ size }) => size)));
	return {
		cells: [{ text, colSpan: columns }, ...Array.from({ length: columns - 1 }, () => covered)],
		height: lineCount(runs, width - 1) * step + 2 * padding + (hasRule ? rules.row : 0),
		hasRule
	};
}

/** A row of figures, with its name if it needs one. */
interface GridRow {
	readonly name?: string;
	/** A note beside the figures. */
	readonly note?: string;
	/** One for each label. */
	readonly values: readonly string[];
}

/** The measure of a table whose figures are larger than its names. */
interface GridMeasure extends CardMeasure {
	readonly figures: number;
}

/** The least space between figures. */
const leastGap = 2;

/** The size of the figures: as wanted, or what fits beside each other. */
function fittingSize(
	labels: readonly string[],
	rows: readonly GridRow[],
	measure: GridMeasure
): number {
	for (let size = measure.figures; size > measure.size; size -= 0.5) {
		const inks = inksOf(labels, rows, { ...measure, figures: size });
		const taken = inks.reduce((sum, column) => sum + column + leastGap, 0);
		if (taken <= measure.width) return size;
	}
	return measure.size;
}

/** The words of a figure; most have one. */
function wordsOf(value = ''): readonly string[] {
	return value.split(' ');
}

/** Some figures are words, which are text. */
function sizeOf(value: string | undefined, { size, figures }: GridMeasure): number {
	return wordsOf(value).length > 1 ? size : figures;
}

/** The widest content of each column. */
function inksOf(
	labels: readonly string[],
	rows: readonly GridRow[],
	measure: GridMeasure
): readonly number[] {
	return labels.map((label, at) =>
		Math.max(
			runWidth({ text: label, size: lesser(measure.size, 0.8) }),
			...rows.flatMap(({ values }) =>
				wordsOf(values[at]).map((text) => figureWidth({ text, size: sizeOf(values[at], measure) }))
			)
		)
	);
}

/** A figure as printed: a dash for none. */
export function figure(text: string | undefined): string {
	return text === undefined || text === '-' ? '–' : typeset(text);
}
