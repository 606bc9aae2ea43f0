import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { Sheet, SheetChoice, SheetGroup } from '../model.ts';
import { typeset } from '../typeset.ts';
import { groupName } from '../wording.ts';
import { words } from '../words.ts';
import { gridOf, labelSize, type Grid, type ListStyle } from './list-grid.ts';
import { lineHeight, lineRows, type LineRow } from './list-rows.ts';
import { musterTable } from './muster-table.ts';
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

const headingGap = 7;

/** The whole list: a table a heading, so that no heading is parted from its lines. */
export function listTable(sheet: Sheet, width: number, style: ListStyle): readonly Part[] {
	return [
		...(sheet.isSized ? musterTable(sheet, width, style) : linesTable(sheet, width, style)),
		...(sheet.size > 0 || sheet.groups.length === 0 ? [totalPart(sheet, width, style)] : [])
	];
}

/** Units in a line each, or several that are alike. */
function linesTable(sheet: Sheet, width: number, style: ListStyle): readonly Part[] {
	const grid = gridOf(sheet, width, style);
	return [
		...(sheet.isGrouped && sheet.groups.length > 0 ? [labelsPart(grid)] : []),
		...sheet.groups.map((group, at) => {
			const isLabelled = at === 0 || style.isLong === true;
			return groupPart(sheet, group, grid, isLabelled && !sheet.isGrouped);
		}),
		...sheet.choices.filter(({ points }) => points !== 0).map((choice) => choicePart(choice, grid))
	];
}

/** The names of the columns above a list of groups, whose headings have the points of each. */
function labelsPart({ name, indent, columns, size }: Grid): Part {
	const small = labelSize(size);
	const content: Content = {
		columns: [
			{ width: name + indent, text: '' },
			...columns.map(({ width, label, alignment }) => ({ width, text: label, alignment }))
		],
		columnGap: 0,
		fontSize: small,
		color: ink.soft,
		margin: [0, 2, 0, -headingGap]
	};
	return { content, height: lineStep(small) + 2 - headingGap };
}

function groupPart(sheet: Sheet, group: SheetGroup, grid: Grid, isLabelled: boolean): Part {
	const rows = group.lines.flatMap((line) => lineRows(line, grid));
	const heading = sheet.isGrouped
		? groupHeading(sheet, group, grid)
		: headingRow(group.heading, grid, isLabelled);
	const body = [heading, ...rows.map((row) => cells(row, grid))];
	const height = lineStep(grid.size) + 2 * grid.padding + rules.heading;
	return {
		content: { ...tableOf(body, rows, grid), margin: [0, headingGap, 0, 0] },
		height: rows.reduce((sum, row) => sum + rowHeight(row, grid), headingGap + height)
	};
}

function tableOf(body: TableCell[][], rows: readonly LineRow[], grid: Grid) {
	const { count, name, columns, indent } = grid;
	const widths = columns.map(({ width }) => width);
	return {
		table: {
			widths: [...(count === undefined ? [] : [count]), name + indent, ...widths],
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

function headingRow(heading: string, grid: Grid, isLabelled: boolean): TableCell[] {
	const size = labelSize(grid.size);
	const drop = baselineDrop(size, grid.size);
	return [
		{ ...smallCapitals(heading, grid.size), colSpan: 2 },
		covered,
		...grid.columns.map(({ label, alignment }): TableCell => ({
			text: isLabelled ? label : '',
			fontSize: size,
			color: ink.soft,
			alignment,
			margin: [0, drop, 0, -drop]
		}))
	];
}

/** A group the army is made of, with its points above those of its units. */
function groupHeading({ size: agreed }: Sheet, group: SheetGroup, grid: Grid): TableCell[] {
	const { columns, size } = grid;
	return [
		smallCapitals(typeset(groupName(group)), size),
		...columns.map(({ alignment }, at): TableCell => {
			const isTotal = at === columns.length - 1 && agreed > 0;
			const text = isTotal ? pointsText(group.points) : '';
			return { text, alignment, bold: true, fontSize: size, fontFeatures: figures.table };
		})
	];
}

function cells(row: LineRow, grid: Grid): TableCell[] {
	const figure = { fontSize: row.size, fontFeatures: figures.table };
	const count = { text: row.count, bold: true, alignment: 'right' as const, ...figure };
	return [
		...(grid.count === undefined ? [] : [count]),
		{
			stack: row.paragraphs.map(({ runs, color }) => ({
				text: runs.map(({ text, size: fontSize, bold = false }) => ({ text, fontSize, bold })),
				color
			})),
			margin: [row.isLeader ? 0 : grid.indent, 0, 0, 0]
		},
		...grid.columns.map(({ alignment, isBold, textOf }) => ({
			text: textOf(row),
			alignment,
			bold: isBold,
			...figure
		}))
	];
}

/** Height of a row with its share of the space and rules between lines. */
function rowHeight(row: LineRow, { name, padding }: Grid): number {
	return lineHeight(row, name) + (row.isPart ? 0 : 2 * padding + rules.row);
}

/** A choice that costs something, so that the total is the sum of what stands above it. */
function choicePart(
	{ kind, name, points }: SheetChoice,
	{ size, columns, name: text, indent }: Grid
): Part {
	const width = columns.reduce((sum, column) => sum + column.width, 0);
	const content: Content = {
		columns: [
			{ width: text + indent, text: [{ text: `${kind}  ` }, { text: typeset(name) }] },
			{ width, text: pointsText(points), alignment: 'right', fontFeatures: figures.table }
		],
		columnGap: 0,
		fontSize: size,
		margin: [0, 4, 0, 0]
	};
	return { content, height: lineStep(size) + 4 };
}

function totalPart(sheet: Sheet, width: number, { size }: ListStyle): Part {
	const { points, groups } = sheet;
	const text = groups.length === 0 ? words.emptyList : words.total;
	const content: Content = {
		columns: [
			{ width: width / 2, ...smallCapitals(text, size) },
			{
				width: width / 2,
				text: sheet.size === 0 ? '' : pointsText(points),
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
