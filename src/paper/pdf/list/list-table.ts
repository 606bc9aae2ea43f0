import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { Sheet } from '../../../content/model.ts';
import type { SheetChoice, SheetGroup, SheetSurcharge } from '../../../content/list-model.ts';
import { typeset } from '../base/typeset.ts';
import { groupName, tellsTotal } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { bookmarkRow } from '../base/bookmarks.ts';
import {
	gridOf,
	labelSize,
	type Grid,
	type ListStyle,
	lineRows,
	rowText,
	type LineRow
} from './list-grid.ts';
import { paragraph } from '../base/paragraph.ts';
import { musterTable } from './muster-table.ts';
import {
	baselineDrop,
	capitalsRun,
	covered,
	columnFigure,
	ink,
	lineStep,
	rules,
	smallCapitals,
	spaced,
	type Part
} from '../base/style.ts';

const headingGap = 7;

/** The list as one table per heading, so that no heading is separated from its lines. */
export function listTable(sheet: Sheet, width: number, style: ListStyle): readonly Part[] {
	return [
		...(sheet.hasVariableSizes
			? musterTable(sheet, width, style)
			: linesTable(sheet, width, style)),
		...sheet.surcharges.map((surcharge) => surchargePart(surcharge, width, style)),
		...((sheet.limit > 0 && tellsTotal(sheet)) || sheet.groups.length === 0
			? [totalPart(sheet, width, style)]
			: [])
	];
}

/** A list with one line for each unit, or for several identical ones. */
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

/** The column labels above a list of groups, where the headings show points instead. */
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
	const named = nameOf(sheet, group, grid);
	const again = named.height + 2 * grid.padding + rules.heading;
	const [first = 0, ...others] = rows.map((row) => rowHeight(row, grid));
	const pieces = [headingGap + again + first, ...others];
	return {
		get content() {
			const heading = sheet.isGrouped
				? groupHeading(sheet, group, grid, named)
				: headingRow(grid, named, isLabelled);
			const below = rows.map((row) => cells(row, grid));
			bookmarkRow(below[0] ?? [], sheet.isGrouped ? groupName(group) : group.heading);
			return {
				...tableOf([heading, ...below], rows, grid),
				margin: [0, headingGap, 0, 0]
			} satisfies Content;
		},
		height: pieces.reduce((sum, piece) => sum + piece, 0),
		pieces,
		again
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

/** A thick line below the heading, a thin one below each line with its parts. */
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

/** The heading of a group; a long custom name may take several lines. */
function nameOf({ isGrouped }: Sheet, group: SheetGroup, grid: Grid): Part {
	const { size, name, indent, count = 0 } = grid;
	const text = isGrouped ? typeset(groupName(group)) : group.heading;
	return paragraph([capitalsRun(text, size)], count + indent + name);
}

function headingRow(grid: Grid, named: Part, isLabelled: boolean): TableCell[] {
	const size = labelSize(grid.size);
	const drop = baselineDrop(size, grid.size);
	return [
		{ stack: [named.content], colSpan: 2 },
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

/** The heading of a group, with its points. */
function groupHeading({ limit }: Sheet, group: SheetGroup, grid: Grid, named: Part): TableCell[] {
	const { columns, size } = grid;
	return [
		{ stack: [named.content] },
		...columns.map(({ alignment }, at): TableCell => {
			const isTotal = at === columns.length - 1 && limit > 0;
			const text = isTotal ? pointsText(group.points) : '';
			return { text, alignment, bold: true, fontSize: size, ...columnFigure };
		})
	];
}

function cells(row: LineRow, grid: Grid): TableCell[] {
	const figure = { fontSize: row.size, ...columnFigure };
	const count = { text: row.count, bold: true, alignment: 'right' as const, ...figure };
	return [
		...(grid.count === undefined ? [] : [count]),
		{
			stack: [rowText(row, grid.name).content],
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

/** The height of a row with its share of the space and lines between rows. */
function rowHeight(row: LineRow, { name, padding }: Grid): number {
	return rowText(row, name).height + (row.isPart ? 0 : 2 * padding + rules.row);
}

/** A choice with a price, so that the figures above the total add up to it. */
function choicePart({ kind, name, points }: SheetChoice, grid: Grid): Part {
	const { size, columns, name: text, indent } = grid;
	const rest = columns.reduce((sum, column) => sum + column.width, 0);
	return pricedPart(`${kind}  ${typeset(name)}`, points, size, [text + indent, rest]);
}

/** What units cost in addition together, with the calculation. */
function surchargePart({ text, points }: SheetSurcharge, width: number, { size }: ListStyle): Part {
	return pricedPart(typeset(text), points, size, [width * 0.8, width * 0.2]);
}

/** A line with points at its end that is not a unit. */
function pricedPart(
	text: string,
	points: number,
	size: number,
	[width, rest]: readonly [number, number]
): Part {
	const line = paragraph([{ text, size }], width);
	const content: Content = {
		columns: [
			{ width, stack: [line.content] },
			{ width: rest, text: pointsText(points), alignment: 'right', ...columnFigure }
		],
		columnGap: 0,
		fontSize: size
	};
	return spaced({ content, height: line.height }, 4);
}

function totalPart(sheet: Sheet, width: number, { size }: ListStyle): Part {
	const { points, groups } = sheet;
	const text = groups.length === 0 ? words.emptyList : words.total;
	const content: Content = {
		columns: [
			{ width: width / 2, ...smallCapitals(text, size) },
			{
				width: width / 2,
				text: sheet.limit === 0 || !tellsTotal(sheet) ? '' : pointsText(points),
				bold: true,
				alignment: 'right',
				...columnFigure
			}
		],
		fontSize: size,
		margin: [0, 4, 0, 0]
	};
	return { content, height: lineStep(size) + 4 };
}
