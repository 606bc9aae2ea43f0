import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Sheet, SheetGroup, SheetLine } from '../../../content/model.ts';
import { groupSum } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { bookmarkRow } from '../base/bookmarks.ts';
import { labelSize, type ListStyle } from './list-grid.ts';
import { musterGrid, type MusterGrid } from './muster-grid.ts';
import { musterRowText, musterRows, type MusterRow } from './muster-rows.ts';
import { paragraph } from '../base/paragraph.ts';
import {
	bareTable,
	baselineDrop,
	capitalsRun,
	covered,
	columnFigure,
	ink,
	ruledRows,
	rules,
	type Part
} from '../base/style.ts';

const headingGap = 7;

/**
 * The army sheet: a table for each heading, with all figures of a unit in one row, so that pages end between
 * units.
 */
export function musterTable(sheet: Sheet, width: number, style: ListStyle): readonly Part[] {
	const groups = sheet.groups.map(alikeOnce);
	const grid = musterGrid({ ...sheet, groups }, width, style);
	return groups.map((group) => groupPart(group, grid));
}

function groupPart(group: SheetGroup, grid: MusterGrid): Part {
	const parts = [headingPart(group, grid), ...group.lines.map((line) => unitPart(line, grid))];
	const between = 2 * grid.padding + rules.row;
	const [again = 0, first = 0, ...others] = parts.map(({ height }) => height + between);
	const pieces = [headingGap + again + first, ...others];
	return {
		get content() {
			const body = parts.map(({ content }): TableCell[] => [{ stack: [content] }]);
			bookmarkRow(body[1] ?? [], group.heading);
			return {
				table: {
					widths: [grid.width],
					headerRows: 1,
					keepWithHeaderRows: 1,
					dontBreakRows: true,
					body
				},
				layout: ruledRows(grid.padding),
				margin: [0, headingGap, 0, 0]
			} satisfies Content;
		},
		height: pieces.reduce((sum, piece) => sum + piece, 0),
		pieces,
		again
	};
}

/** The heading with its total, and the names of the columns. */
function headingPart(group: SheetGroup, grid: MusterGrid): Part {
	const { heading, points } = group;
	const { size, models, gap, name, stats } = grid;
	const small = labelSize(size);
	const drop = baselineDrop(small, size);
	const total = grid.figures.length === 0 ? '' : `   ${groupSum(words.inAll(points), group)}`;
	const named = paragraph(
		[capitalsRun(heading, size), { text: total, size: small, color: ink.soft }],
		models + gap + name
	);
	const label = (text: string, width: number, alignment: 'center' | 'right') => ({
		width,
		text,
		alignment,
		fontSize: small,
		color: ink.soft,
		margin: [0, drop, 0, -drop] as [number, number, number, number]
	});
	return {
		height: named.height,
		get content() {
			return {
				columns: [
					{ width: models + gap + name, stack: [named.content] },
					...stats.map((column) => label(column.label, column.width, 'center')),
					...grid.figures.map((column) => label(column.label, column.width, 'right'))
				],
				columnGap: 0
			};
		}
	};
}

/** A unit: its rows without lines between them. */
function unitPart(line: SheetLine, grid: MusterGrid): Part {
	const rows = musterRows(line, grid);
	const { models, gap, name, stats } = grid;
	return {
		get content() {
			const figures = [...stats, ...grid.figures].map(({ width }) => width);
			return {
				table: {
					widths: [models, gap + name, ...figures],
					body: rows.map((row) => cells(row, grid))
				},
				layout: bareTable
			};
		},
		height: rows.reduce((sum, row) => sum + musterRowText(row, grid).height, 0)
	};
}

function cells(row: MusterRow, grid: MusterGrid): TableCell[] {
	const figure = { fontSize: row.size, ...columnFigure };
	const text: TableCell = {
		stack: [musterRowText(row, grid).content],
		margin: [grid.gap, 0, 0, 0],
		...(row.stats === undefined && { colSpan: 1 + grid.stats.length + grid.figures.length })
	};
	const isLast = (at: number): boolean => at === grid.figures.length - 1;
	return [
		{ text: row.models, bold: true, alignment: 'right', ...figure },
		text,
		...grid.stats.map((_, at): TableCell =>
			row.stats ? { text: row.stats[at] ?? '', alignment: 'center', ...figure } : covered
		),
		...grid.figures.map((_, at): TableCell =>
			row.stats
				? { text: row.figures[at] ?? '', alignment: 'right', bold: isLast(at), ...figure }
				: covered
		)
	];
}

/** The lines of a group with identical units printed once: how many they are, and the points of all. */
function alikeOnce(group: SheetGroup): SheetGroup {
	const lines = new Map<string, SheetLine>();
	for (const line of group.lines) {
		const key = JSON.stringify(line);
		const known = lines.get(key) ?? { ...line, count: 0, points: 0 };
		const [count, points] = [known.count + line.count, known.points + line.points];
		lines.set(key, { ...known, count, points });
	}
	return { ...group, lines: [...lines.values()] };
}
