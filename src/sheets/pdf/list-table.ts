import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { Sheet, SheetGroup, SheetLine } from '../model.ts';
import { lineName, optionText } from '../wording.ts';
import { words } from '../words.ts';
import { lineCount, runWidth, type Run } from './measure.ts';
import { baselineDrop, covered, figures, ink, lineStep, rules, smallCapitals, type Part } from './style.ts';

/** Widths of the list's columns, and the size of its type. */
interface Grid {
	readonly size: number;
	readonly name: number;
	/** One a stat column. */
	readonly stats: readonly number[];
	readonly count: number;
	readonly points: number;
}

const padding = { top: 1.6, bottom: 1.8 } as const;
const headingGap = 7;

/** The whole list in type of one size: a table a heading, so that no heading is parted from its lines. */
export function listTable(sheet: Sheet, width: number, size: number): readonly Part[] {
	const grid = gridOf(sheet, width, size);
	return [
		...sheet.groups.map((group, at) => groupPart(sheet, group, grid, at === 0)),
		totalPart(sheet, width, size)
	];
}

/** The names of the columns, for the head of a list's further pages. */
export function columnNames(sheet: Sheet, width: number, size: number): Content {
	const grid = gridOf(sheet, width, size);
	return tableOf([headingRow(sheet, words.unit, grid, true)], grid);
}

function gridOf({ columns, groups }: Sheet, width: number, size: number): Grid {
	const lines = groups.flatMap((group) => group.lines);
	const stats = columns.map(({ short }, at) => {
		const values = lines.map(({ stats }) => stats[at] ?? '–');
		return Math.max(
			runWidth({ text: short, size: labelSize(size) }) + 10,
			...values.map((text) => runWidth({ text, size }) + 12)
		);
	});
	const counts = lines.map(({ count }) => runWidth({ text: `${count}`, size, bold: true }));
	const [count, points] = [Math.max(size * 0.5, ...counts) + 1, 4 * size];
	const fixed = count + 2 * points + stats.reduce((sum, stat) => sum + stat, 0);
	return { size, name: width - fixed - indent(size), stats, count, points };
}

/** Space between a line's count and its name. */
function indent(size: number): number {
	return size * 0.9;
}

function groupPart(sheet: Sheet, group: SheetGroup, grid: Grid, isFirst: boolean): Part {
	const body = [
		headingRow(sheet, group.heading, grid, isFirst),
		...group.lines.map((line) => lineRow(line, grid))
	];
	const heading = lineStep(grid.size) + padding.top + padding.bottom + rules.heading;
	return {
		content: { ...tableOf(body, grid), margin: [0, headingGap, 0, 0] },
		height: headingGap + heading + group.lines.reduce((sum, line) => sum + rowHeight(line, grid), 0)
	};
}

function tableOf(body: TableCell[][], { count, name, stats, points, size }: Grid) {
	return {
		table: {
			widths: [count, name + indent(size), ...stats, points, points],
			headerRows: 1,
			keepWithHeaderRows: 1,
			dontBreakRows: true,
			body
		},
		layout
	};
}

const layout: CustomTableLayout = {
	hLineWidth: (line) => (line === 0 ? 0 : line === 1 ? rules.heading : rules.row),
	vLineWidth: () => 0,
	hLineColor: (line) => (line === 1 ? ink.rule : ink.hairline),
	paddingLeft: () => 0,
	paddingRight: () => 0,
	paddingTop: () => padding.top,
	paddingBottom: () => padding.bottom
};

function headingRow(sheet: Sheet, heading: string, grid: Grid, isLabelled: boolean): TableCell[] {
	const size = labelSize(grid.size);
	const drop = baselineDrop(size, grid.size);
	const label = (text: string, alignment: 'center' | 'right'): TableCell => ({
		text: isLabelled ? text : '',
		fontSize: size,
		color: ink.soft,
		alignment,
		margin: [0, drop, 0, -drop]
	});
	return [
		{ ...smallCapitals(heading, grid.size), colSpan: 2 },
		covered,
		...sheet.columns.map(({ short }) => label(short, 'center')),
		label(words.each, 'right'),
		label(words.pointsLabel, 'right')
	];
}

function labelSize(size: number): number {
	return size * 0.8;
}

function lineRow(line: SheetLine, { size }: Grid): TableCell[] {
	const figure = { fontSize: size, fontFeatures: figures.table };
	return [
		{ text: `${line.count}`, bold: true, alignment: 'right', ...figure },
		nameCell(line, size),
		...line.stats.map((stat) => ({ text: stat ?? '–', alignment: 'center' as const, ...figure })),
		{ text: `${line.pointsEach}`, alignment: 'right', ...figure },
		{ text: `${line.points}`, alignment: 'right', bold: true, ...figure }
	];
}

function nameCell(line: SheetLine, size: number): TableCell {
	const stack: Content[] = [{ text: nameRuns(line, size).map(({ text, size }) => ({ text, fontSize: size })) }];
	if (line.note) stack.push({ text: noteText(line.note), fontSize: size * 0.88, color: ink.soft });
	return { stack, margin: [indent(size), 0, 0, 0] };
}

function nameRuns(line: SheetLine, size: number): readonly Run[] {
	const options = line.options.map(optionText).join(' · ');
	return [
		{ text: `${lineName(line)}${options && '   '}`, size },
		...(options ? [{ text: options, size: size * 0.9 }] : [])
	];
}

function noteText(note: string): string {
	return `“${note}”`;
}

function rowHeight(line: SheetLine, { size, name }: Grid): number {
	const small = size * 0.88;
	const note = line.note
		? lineCount([{ text: noteText(line.note), size: small }], name) * lineStep(small)
		: 0;
	const names = lineCount(nameRuns(line, size), name) * lineStep(size);
	return names + note + padding.top + padding.bottom + rules.row;
}

function totalPart({ points, groups }: Sheet, width: number, size: number): Part {
	const text = groups.length === 0 ? words.emptyList : words.total;
	const content: Content = {
		columns: [
			{ width: width / 2, ...smallCapitals(text, size) },
			{ width: width / 2, text: `${points}`, bold: true, alignment: 'right', fontFeatures: figures.table }
		],
		fontSize: size,
		margin: [0, 4, 0, 0]
	};
	return { content, height: lineStep(size) + 4 };
}
