import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import type { Sheet, SheetGroup } from '../model.ts';
import { words } from '../words.ts';
import { lineHeight, lineRows, type LineRow } from './list-rows.ts';
import { runWidth } from './measure.ts';
import {
	baselineDrop,
	covered,
	figures,
	ink,
	lineStep,
	rules,
	smallCapitals,
	type Part
} from './style.ts';

/** How a list is set: the size of its type and the space above and below every line. */
export interface ListStyle {
	readonly size: number;
	readonly padding: number;
	/** Columns are named at every heading, as it stands at the head of each page its lines reach. */
	readonly isLong?: boolean;
}

/** Widths of the list's columns. */
interface Grid extends ListStyle {
	readonly name: number;
	/** One a stat column. */
	readonly stats: readonly number[];
	readonly count: number;
	readonly points: number;
}

const headingGap = 7;

/** The whole list: a table a heading, so that no heading is parted from its lines. */
export function listTable(sheet: Sheet, width: number, style: ListStyle): readonly Part[] {
	const grid = gridOf(sheet, width, style);
	return [
		...sheet.groups.map((group, at) =>
			groupPart(sheet, group, grid, at === 0 || style.isLong === true)
		),
		totalPart(sheet, width, style)
	];
}

function gridOf({ columns, groups }: Sheet, width: number, style: ListStyle): Grid {
	const { size } = style;
	const lines = groups.flatMap((group) => group.lines);
	const stats = columns.map(({ short }, at) => {
		const values = lines.flatMap(({ stats, options }) => [
			stats[at] ?? '–',
			...options.map((option) => option.stats?.[at] ?? '–')
		]);
		return Math.max(
			runWidth({ text: short, size: labelSize(size) }) + 10,
			...values.map((text) => runWidth({ text, size }) + 12)
		);
	});
	const counts = lines.map(({ count }) => runWidth({ text: `${count}`, size, bold: true }));
	const [count, points] = [Math.max(size * 0.5, ...counts) + 1, 4 * size];
	const fixed = count + 2 * points + stats.reduce((sum, stat) => sum + stat, 0);
	return { ...style, name: width - fixed - indent(size), stats, count, points };
}

/** Space between a line's count and its name. */
function indent(size: number): number {
	return size * 0.9;
}

function groupPart(sheet: Sheet, group: SheetGroup, grid: Grid, isLabelled: boolean): Part {
	const rows = group.lines.flatMap((line) => lineRows(line, grid));
	const body = [
		headingRow(sheet, group.heading, grid, isLabelled),
		...rows.map((row) => cells(row, grid))
	];
	const heading = lineStep(grid.size) + 2 * grid.padding + rules.heading;
	return {
		content: { ...tableOf(body, rows, grid), margin: [0, headingGap, 0, 0] },
		height: rows.reduce((sum, row) => sum + rowHeight(row, grid), headingGap + heading)
	};
}

function tableOf(body: TableCell[][], rows: readonly LineRow[], grid: Grid) {
	const { count, name, stats, points, size } = grid;
	return {
		table: {
			widths: [count, name + indent(size), ...stats, points, points],
			headerRows: 1,
			keepWithHeaderRows: 1,
			dontBreakRows: true,
			body
		},
		layout: layoutOf(rows, grid)
	};
}

/** A heavy rule under the heading, a hairline under every line with what belongs to it. */
function layoutOf(rows: readonly LineRow[], { padding }: Grid): CustomTableLayout {
	const isPart = (row: number): boolean => rows[row - 1]?.isPart ?? false;
	return {
		hLineWidth: (line) => {
			if (line === 0 || isPart(line)) return 0;
			return line === 1 ? rules.heading : rules.row;
		},
		vLineWidth: () => 0,
		hLineColor: (line) => (line === 1 ? ink.rule : ink.hairline),
		paddingLeft: () => 0,
		paddingRight: () => 0,
		paddingTop: (row) => (isPart(row) ? 0 : padding),
		paddingBottom: (row) => (isPart(row + 1) ? 0 : padding)
	};
}

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

function cells(row: LineRow, { size }: Grid): TableCell[] {
	const figure = { fontSize: row.size, fontFeatures: figures.table };
	const right = { alignment: 'right' as const, ...figure };
	return [
		{ text: row.count, bold: true, ...right },
		{
			stack: row.paragraphs.map(({ runs, color }) => ({
				text: runs.map(({ text, size: fontSize }) => ({ text, fontSize })),
				color
			})),
			margin: [indent(size), 0, 0, 0]
		},
		...row.stats.map((text) => ({ text, alignment: 'center' as const, ...figure })),
		{ text: row.pointsEach, ...right },
		{ text: row.points, bold: true, ...right }
	];
}

/** Height of a row with its share of the space and rules between lines. */
function rowHeight(row: LineRow, { name, padding }: Grid): number {
	return lineHeight(row, name) + (row.isPart ? 0 : 2 * padding + rules.row);
}

function totalPart({ points, groups }: Sheet, width: number, { size }: ListStyle): Part {
	const text = groups.length === 0 ? words.emptyList : words.total;
	const content: Content = {
		columns: [
			{ width: width / 2, ...smallCapitals(text, size) },
			{
				width: width / 2,
				text: `${points}`,
				bold: true,
				alignment: 'right',
				fontFeatures: figures.table
			}
		],
		fontSize: size,
		margin: [0, 4, 0, 0]
	};
	return { content, height: lineStep(size) + 4 };
}
