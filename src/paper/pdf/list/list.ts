import type { Sheet, SheetPlan, SheetPlanGroup } from '../../../content/model.ts';
import { gapsToCheck, readingLine, planUnits, linesOf } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { fewestPages } from '../base/paging.ts';
import { listHeader } from './list-header.ts';
import type { ListStyle } from './list-grid.ts';
import { listTable } from './list-table.ts';
import { type Run, runWidth } from '../base/widths.ts';
import { longParagraph, paragraph } from '../base/paragraph.ts';
import { spaced, stacked, type Part, legible, lineStep } from '../base/style.ts';
import type { Content } from 'pdfmake/interfaces';
import { sectionHeading } from '../reference/reference-blocks.ts';

const usual: readonly ListStyle[] = [
	{ size: 12.5, padding: 3.6 },
	{ size: 12, padding: 3.3 },
	{ size: 11.5, padding: 3 },
	{ size: 11, padding: 2.9 },
	{ size: 10.5, padding: 2.8 },
	{ size: 10.5, padding: 1.7 },
	{ size: 10, padding: 1.6 },
	{ size: 9.5, padding: 1.4 }
];

const closest: readonly ListStyle[] = [
	{ size: 9, padding: 1.1 },
	{ size: 8.5, padding: 0.9 }
];

/** The styles of a list, most generous first. */
export const listStyles: readonly ListStyle[] = [
	...usual,
	...[...usual.slice(1), ...closest].map((style) => ({ ...style, isTight: true }))
];

const remarkSize = 9.5;

/** The styles of a list that needs several pages in any case. */
export const longStyles: readonly ListStyle[] = listStyles
	.filter(({ size }) => size <= 9.5)
	.map((style) => ({ ...style, isLong: true }));

/** A list with the number of its pages. */
interface SetList extends Part {
	readonly pages: number;
}

/** The list in the most generous style that fits on one page, otherwise on as few as possible. */
export function setList(sheet: Sheet, width: number, height: number): SetList {
	const partsIn = listParts(sheet, width);
	for (const style of listStyles) {
		const list = stacked(partsIn(style));
		if (list.height <= height) return { ...list, pages: 1 };
	}
	const ways = longStyles.map((style) => ({ parts: partsIn(style) }));
	const { parts = [], pages = 1 } = fewestPages(ways, height) ?? {};
	return { ...stacked(parts), pages };
}

/** The parts of a list in a style, whatever its length. What is above and below the units is the same in all styles. */
export function listParts(sheet: Sheet, width: number): (style: ListStyle) => readonly Part[] {
	const header = listHeader(sheet, width);
	const below = remarks(sheet, width);
	return (style) => [...header, ...listBody(style, sheet, width), ...below];
}

/** The units, the planned groups, and the player's note. */
export function listBody(style: ListStyle, sheet: Sheet, width: number): readonly Part[] {
	const { note } = sheet;
	return [
		...listTable(sheet, width, style),
		...planParts(sheet, width, style.size * 0.95),
		...noteParts(note, width, remarkSize)
	];
}

/** The interpretations used, and what was not checked. */
function remarks(sheet: Sheet, width: number): readonly Part[] {
	return [...readingParts(sheet, width), ...gapParts(sheet, width), ...secrecyParts(sheet, width)];
}

/** What an opponent's copy leaves out, or that it leaves out nothing. */
function secrecyParts({ secrecy }: Sheet, width: number): readonly Part[] {
	if (!secrecy) return [];
	return [remark(secrecy.isOpen ? words.open : words.secret, secrecy.text, width)];
}

/** What is not checked. */
export function gapParts(sheet: Sheet, width: number, size = remarkSize): readonly Part[] {
	return sheet.gaps.length === 0 ? [] : [remark(words.gaps, gapsToCheck(sheet), width, size)];
}

/** The interpretations that a sheet depends on. */
export function readingParts(
	{ readings }: Sheet,
	width: number,
	size = remarkSize
): readonly Part[] {
	return readings.map((reading, at) =>
		remark(at === 0 ? words.readings : '', readingLine(reading), width, size)
	);
}

/** A paragraph below a list, with its subject in bold. */
export function remark(label: string, text: string, width: number, given = remarkSize): Part {
	const size = Math.min(given, remarkSize);
	const gap = size * 0.53;
	const runs: readonly Run[] = [
		...(label ? [{ text: `${label}. `, size, bold: true }] : []),
		{ text, size }
	];
	return spaced(longParagraph(runs, width), gap);
}

const planGaps = { section: 8, line: 2 } as const;

/** The planned groups, such as brigades, each on a line with its units, and the advice on them. */
function planParts({ plans }: Sheet, width: number, size: number): readonly Part[] {
	return plans.map((plan) => planPart(plan, width, size));
}

function planPart({ heading, groups }: SheetPlan, width: number, size: number): Part {
	const title = sectionHeading(words.plan(heading), { width, size: size / 1.1 });
	const lines = groups.flatMap((group) => groupLines(group, width, size));
	const [first, ...others] = lines;
	const pieces = [
		planGaps.section + title.height + (first?.height ?? 0),
		...others.flatMap(({ pieces = [], height }) => (pieces.length > 0 ? pieces : [height]))
	];
	return {
		height: pieces.reduce((sum, piece) => sum + piece, 0),
		pieces,
		get content() {
			// Keeps the heading with its first line.
			const start = { stack: [title.content, first?.content ?? ''], unbreakable: true };
			const body: Content[] = [start, ...others.map(({ content }) => content)];
			return { stack: body, margin: [0, planGaps.section, 0, 0] } satisfies Content;
		}
	};
}

function groupLines(group: SheetPlanGroup, width: number, size: number): readonly Part[] {
	const lines: readonly (readonly Run[])[] = [
		[
			{ text: `${group.name}:  `, size, bold: true },
			{ text: planUnits(group), size }
		],
		...group.advice.map((advice) => [
			{ text: `${words.advice}:  `, size: legible(size * 0.95), bold: true },
			{ text: advice, size: legible(size * 0.95) }
		])
	];
	return lines.map((runs) => spaced(longParagraph(runs, width), 0, planGaps.line));
}

/** Points between columns. */
const columnGap = 14;
/** A note of fewer lines is not set in columns. */
const fewest = 6;
/** Lines of a column that stay on one page. */
const most = 20;

/** The player's note in its own lines; many short ones stand in columns. */
function noteParts(note: string | undefined, width: number, size: number): readonly Part[] {
	const lines = linesOf(note);
	if (lines.length === 0) return [];
	const count = columnsFor(lines, width, size);
	const label: Run = { text: `${words.note}. `, size, bold: true };
	if (count === 1) {
		return lines.map((text, at) =>
			at === 0
				? spaced(longParagraph([label, { text, size }], width), size * 0.53)
				: longParagraph([lineRun(text, size)], width)
		);
	}
	const perBlock = count * most;
	const blocks = Array.from({ length: Math.ceil(lines.length / perBlock) }, (_, at) =>
		inColumns(lines.slice(at * perBlock, (at + 1) * perBlock), count, width, size)
	);
	return [spaced(paragraph([label], width), size * 0.53), ...blocks];
}

/** An empty line keeps its place. */
function lineRun(text: string, size: number): Run {
	return { text: text.trim() === '' ? ' ' : text, size };
}

/** As many columns as all lines fit into, each in one line. */
function columnsFor(lines: readonly string[], width: number, size: number): number {
	if (lines.length < fewest) return 1;
	const widest = Math.max(...lines.map((text) => runWidth({ text, size })));
	return [4, 3, 2].find((count) => widest + 2 <= columnWidth(count, width)) ?? 1;
}

function columnWidth(count: number, width: number): number {
	return (width - columnGap * (count - 1)) / count;
}

function inColumns(lines: readonly string[], count: number, width: number, size: number): Part {
	const rows = Math.ceil(lines.length / count);
	const column = columnWidth(count, width);
	const columns = Array.from({ length: count }, (_, at) =>
		lines.slice(at * rows, (at + 1) * rows).map((text) => paragraph([lineRun(text, size)], column))
	);
	return {
		height: rows * lineStep(size),
		get content() {
			const stacks = columns.map((parts) => ({
				width: column,
				stack: parts.map(({ content }) => content)
			}));
			return { columns: stacks, columnGap, unbreakable: true } as Content;
		}
	};
}
