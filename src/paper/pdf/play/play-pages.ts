import type { Content, CustomTableLayout } from 'pdfmake/interfaces';
import type { Sheet, SheetPlayBlock, SheetPlaySection } from '../../../content/model.ts';
import { paragraph, type Paragraph } from '../base/paragraph.ts';
import {
	textArea,
	type Paper,
	ink,
	legible,
	lineStep,
	ruledRows,
	rules,
	stacked,
	type Part
} from '../base/style.ts';
import { typeset } from '../base/typeset.ts';
import { pageHead } from '../reference/reference.ts';
import { blockOf, headed, sectionHeading } from '../reference/reference-blocks.ts';
import {
	type SetBlock,
	type Measure,
	columnsOf,
	setColumns,
	type SetColumns,
	type ColumnStyle,
	pagesOf
} from '../reference/set-columns.ts';
import type { PlayTable } from '#schema';
import { lineCount } from '../base/lines.ts';
import { runWidth, type Run } from '../base/widths.ts';

/** The styles of a play sheet, preferred ones first, on a large page and in a booklet. */
const wide = [10, 9.5, 9, 8.5].map((size): ColumnStyle => ({ size, count: 3, gap: 12 }));
const narrow = [9.5, 9, 8.5].map((size): ColumnStyle => ({ size, count: 2, gap: 12 }));

const gaps = { section: 7, block: 2.5, line: 1 } as const;
const slack = 6;

/** A play sheet in columns: on as few pages as the smallest type needs, in the largest that needs no more. */
export function playPages(sheet: Sheet, paper: Paper): readonly Content[] {
	const { width } = textArea(paper, sheet);
	const head = pageHead(sheet, width);
	const { pages, style } = setPlay(sheet, paper);
	return pages.map((page, at): Content => ({
		stack: [at === 0 ? head.content : [], columnsOf(page, width, style)],
		...(at > 0 && { pageBreak: 'before' as const })
	}));
}

/**
 * The page of the play sheet on which each of its blocks begins, by its name.
 * @param sheet one of the same list, with the play sheet that is printed beside it
 */
export function playPageNumbers(sheet: Sheet, paper: Paper): ReadonlyMap<string, number> {
	return pagesOf(setPlay({ ...sheet, form: 'play' }, paper).pages, 1);
}

function setPlay(sheet: Sheet, paper: Paper): SetColumns {
	const { width, height } = textArea(paper, sheet);
	const head = pageHead(sheet, width);
	const heightOf = (page: number): number => height - slack - (page === 0 ? head.height : 0);
	const setIn = (style: ColumnStyle): SetColumns =>
		setColumns((measure) => playBlocks(sheet, measure), width, style, { first: 1, heightOf }, true);
	const sets = (paper === 'a5' ? narrow : wide).map(setIn);
	return sets.reduce((best, set) => (set.pages.length < best.pages.length ? set : best));
}

function playBlocks({ play = [] }: Sheet, measure: Measure): readonly SetBlock[] {
	return play.flatMap((section) => sectionBlocks(section, measure));
}

function sectionBlocks({ name, blocks }: SheetPlaySection, measure: Measure): readonly SetBlock[] {
	const heading = sectionHeading(name, measure);
	return blocks
		.flatMap((block) =>
			blockPieces(block, measure).map((piece, at) => ({
				...piece,
				...(at === 0 && { explains: block.name })
			}))
		)
		.map(({ part, gap, explains }, at) =>
			at === 0
				? blockOf(headed(heading, part), gaps.section, explains)
				: blockOf(part, gap, explains)
		);
}

/** A name as it stands before a sentence: with a stop, unless it ends in a mark of its own. */
function sentence(name: string): string {
	return /[!?]$/.test(name) ? name : `${name.replace(/[.:]$/, '')}.`;
}

/** Its name before its first line, or above its first chart; then what else it says. */
function blockPieces({ name, lines, tables }: SheetPlayBlock, measure: Measure) {
	const { size, width } = measure;
	const title = { text: `${sentence(typeset(name))}  `, size, bold: true };
	const texts = (lines.length === 0 ? [''] : lines).map((line, at) => ({
		part: paragraph([...(at === 0 ? [title] : []), { text: typeset(line), size }], width),
		gap: at === 0 ? gaps.block : gaps.line
	}));
	const charts = tables.map((table) => ({ part: playTable(table, measure), gap: gaps.line }));
	const [first, ...others] = charts;
	// A name alone never stands at the foot of a column.
	return lines.length === 0 && first && texts[0]
		? [{ part: headed(texts[0].part, first.part), gap: gaps.block }, ...others]
		: [...texts, ...charts];
}

const smallest = legible(0);
const padding = 0.5;
/** A row of more lines may be cut. */
const linesOfTall = 6;
/** A chart of more columns is not cut. */
const mostColumnsCut = 5;
/** A first column with a longer text has sentences rather than labels. */
const longestLabel = 26;
/** Points between two columns. */
const gap = 5;

/** A chart under its columns, which may go on in the next column of the page, with its head again. */
function playTable(table: PlayTable, { size: usual, width }: Measure): Paragraph {
	// Smaller where the longest words of its columns need it: a word is not broken.
	const size =
		[usual, 9, smallest].find((size) => size <= usual && leastWidth(table, size) <= width) ??
		smallest;
	const widths = columnWidths(table, { size, width });
	const isLabelled = hasLabels(table);
	const head = row(table.columns, widths, { size, isHead: true });
	const rows = table.rows.map((cells) => row(cells, widths, { size, isLabelled }));
	const title: readonly Part[] =
		table.name === undefined
			? []
			: [paragraph([{ text: typeset(table.name), size, bold: true }], width)];
	return tableOf({ title, head, rows, widths });
}

interface Rows {
	readonly title: readonly Part[];
	readonly head: Row;
	readonly rows: readonly Row[];
	readonly widths: readonly number[];
	/** Whether its last row goes on in the next column. */
	readonly isOpen?: boolean;
}

/** A row with the height of its tallest cell. */
interface Row {
	readonly cells: readonly Paragraph[];
	readonly height: number;
	/** Those of that cell. */
	readonly lines: number;
}

function tableOf(table: Rows): Paragraph {
	const { title, head, rows, widths, isOpen = false } = table;
	const all = [head, ...rows];
	const body: Part = {
		height: sumOf(all),
		get content() {
			return {
				table: {
					widths: [...widths],
					headerRows: 1,
					dontBreakRows: true,
					body: all.map(({ cells }) => cells.map(({ content }) => ({ stack: [content] })))
				},
				layout: isOpen ? openRows(all.length) : ruledRows(padding)
			} satisfies Content;
		}
	};
	const whole = stacked([...title, body]);
	return {
		height: whole.height,
		get content() {
			return whole.content;
		},
		// A grid of figures is kept whole.
		...(widths.length <= mostColumnsCut && {
			cut: (room: number) => {
				const parts = cutRows(rows, room - sumOf(title) - head.height);
				return (
					parts && [
						tableOf({ ...table, rows: parts.above, isOpen: parts.isOpen === true }),
						tableOf({ ...table, title: [], rows: parts.below })
					]
				);
			}
		})
	};
}

interface Cut extends Pick<Rows, 'isOpen'> {
	readonly above: readonly Row[];
	readonly below: readonly Row[];
}

/** The rows that fit into a height, and the others, with two lines or more on each side. */
function cutRows(rows: readonly Row[], room: number): Cut | undefined {
	let used = 0;
	const fitting = rows.findIndex(({ height }) => (used += height) > room);
	const [above, [first, ...others]] = [rows.slice(0, fitting), rows.slice(fitting)];
	if (!first) return undefined;
	const halves = first.lines > linesOfTall ? cutRow(first, room - sumOf(above)) : undefined;
	if (halves) return { above: [...above, halves[0]], below: [halves[1], ...others], isOpen: true };
	return [fitting, fitting - 1]
		.filter((at) => at > 0)
		.map((at) => ({ above: rows.slice(0, at), below: rows.slice(at) }))
		.find(({ above, below }) => linesOf(above) >= 2 && linesOf(below) >= 2);
}

function linesOf(rows: readonly Row[]): number {
	return rows.reduce((sum, { lines }) => sum + lines, 0);
}

const nothing: Paragraph = { height: 0, content: '' };

/** A row cut between two lines. What a cell has no room for goes on below; other cells are empty there. */
function cutRow(row: Row, room: number): readonly [Row, Row] | undefined {
	const frame = row.height - tallest(row.cells);
	const halves = row.cells.map((cell) =>
		cell.height <= room - frame ? ([cell, nothing] as const) : cell.cut?.(room - frame)
	);
	const rowOf = (cells: readonly Paragraph[]): Row => ({
		cells,
		height: frame + tallest(cells),
		// It is not cut again.
		lines: linesOfTall
	});
	return halves.every((half) => half !== undefined)
		? [rowOf(halves.map(([above]) => above)), rowOf(halves.map(([, below]) => below))]
		: undefined;
}

function tallest(cells: readonly Part[]): number {
	return Math.max(...cells.map(({ height }) => height));
}

function sumOf(parts: readonly { readonly height: number }[]): number {
	return parts.reduce((sum, { height }) => sum + height, 0);
}

interface Style {
	readonly size: number;
	readonly isHead?: boolean;
	/** Whether its first cell is a label, like those of all other rows. */
	readonly isLabelled?: boolean;
}

function hasLabels({ rows }: PlayTable): boolean {
	return rows.every(([first = '']) => first.length <= longestLabel);
}

function row(cells: readonly string[], widths: readonly number[], style: Style): Row {
	const set = cells.map((text, at) =>
		paragraph([run(text, at, style)], (widths[at] ?? 0) - (at < cells.length - 1 ? gap : 0))
	);
	const line = style.isHead ? rules.heading : rules.row;
	const height = tallest(set) + 2 * padding + line;
	return { cells: set, height, lines: Math.round(tallest(set) / lineStep(style.size)) };
}

function run(text: string, column: number, { size, isHead, isLabelled }: Style): Run {
	return {
		text: typeset(text),
		size,
		bold: isHead === true || (column === 0 && isLabelled === true),
		...(isHead === true && { color: ink.soft })
	};
}

/**
 * As wide as each column needs for one line; where that is too much, the widest are broken into lines, until a word
 * would be.
 */
function columnWidths(table: PlayTable, { size, width }: Measure): readonly number[] {
	const last = table.columns.length - 1;
	const isLabelled = hasLabels(table);
	const needs = needsOf(table, size);
	const all = needs.reduce((sum, { whole }) => sum + whole, 0);
	if (all <= width)
		return needs.map(({ whole }, at) => (at === last ? whole + width - all : whole));
	const linesIn = (text: string, at: number, wide: number): number =>
		lineCount([run(text, at, { size, isLabelled })], wide - (at === last ? 0 : gap));
	return shared(needs, width, (widths) =>
		table.rows.reduce(
			(sum, cells) =>
				sum + Math.max(...cells.map((text, at) => linesIn(text, at, widths[at] ?? 0))),
			0
		)
	);
}

/** The parts of a cell that no line may break: words and their parts, and "10–12" whole. */
function wordsIn(text: string): readonly string[] {
	return text.replaceAll(/(\p{L}{2}-)(?=\p{L}{2})/gu, '$1 ').split(' ');
}

/** What each column needs in type of this size. */
function needsOf(table: PlayTable, size: number): readonly Need[] {
	const isLabelled = hasLabels(table);
	return table.columns.map((heading, at) => {
		const space = (at === table.columns.length - 1 ? 0 : gap) + 0.5;
		const cells = [
			run(heading, at, { size, isHead: true }),
			...table.rows.map((cells) => run(cells[at] ?? '', at, { size, isLabelled }))
		];
		const words = cells.flatMap((cell) => wordsIn(cell.text).map((text) => ({ ...cell, text })));
		return {
			whole: Math.max(...cells.map(runWidth)) + space,
			least: Math.max(...words.map(runWidth)) + space
		};
	});
}

/** The narrowest that it may be without a broken word. */
function leastWidth(table: PlayTable, size: number): number {
	return needsOf(table, size).reduce((sum, { least }) => sum + least, 0);
}

/** The width of a column in one line, and that of its longest word. */
interface Need {
	readonly whole: number;
	readonly least: number;
}

/** Widths of columns, and the lines that all rows take in them. */
interface Way {
	readonly widths: readonly number[];
	readonly lines: number;
}

/** The width shared among columns that need more, so that the rows have the fewest lines. */
function shared(
	needs: readonly Need[],
	width: number,
	linesIn: (widths: readonly number[]) => number
): readonly number[] {
	const least = needs.reduce((sum, need) => sum + need.least, 0);
	if (least >= width) return needs.map((need) => (need.least * width) / least);
	const ways = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3].map((power) => {
		const wants = needs.map((need) => (need.whole - need.least) ** power);
		const wanted = wants.reduce((sum, want) => sum + want, 0);
		return needs.map((need, at) => need.least + ((width - least) * (wants[at] ?? 0)) / wanted);
	});
	const wayOf = (widths: readonly number[]): Way => ({ widths, lines: linesIn(widths) });
	let best = ways.map(wayOf).reduce((best, way) => (way.lines < best.lines ? way : best));
	for (;;) {
		const { lines, widths } = best;
		const better = shifted(widths, needs)
			.map(wayOf)
			.find((way) => way.lines < lines);
		if (!better) return widths;
		best = better;
	}
}

/** The widths with a little of one column given to another, in every way that leaves each its longest word. */
function shifted(
	widths: readonly number[],
	needs: readonly Need[]
): readonly (readonly number[])[] {
	return [24, 12, 6, 3].flatMap((step) =>
		widths.flatMap((wide, from) =>
			wide - step < (needs[from]?.least ?? 0)
				? []
				: widths.flatMap((_, to) =>
						to === from
							? []
							: [widths.map((own, at) => own + (at === to ? step : at === from ? -step : 0))]
					)
		)
	);
}

/** Rows of which the last has no line below it. */
function openRows(count: number): CustomTableLayout {
	const ruled = ruledRows(padding);
	return {
		...ruled,
		hLineWidth: (line, node) => (line === count ? 0 : (ruled.hLineWidth?.(line, node) ?? 0))
	};
}
