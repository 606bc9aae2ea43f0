import type { CanvasElement, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { RecordScore, SheetRecord } from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import { crosses, drawnBoxes, smallSize, type RecordStyle } from './boxes.ts';
import { figureWidth, runWidth, type Run } from '../base/widths.ts';
import { columnFigure, ink, lineStep, rules, type Part } from '../base/style.ts';

/** A row of the table: its name, and the contents of each turn's column. */
interface Row extends Run {
	/** Boxes per column; zero where a number is written. */
	readonly boxes: number;
	readonly isFirst?: true | undefined;
	readonly isSum: boolean;
	/** What is ticked or counted in each turn, and in all. */
	readonly marks?: readonly number[] | undefined;
	readonly total?: number | undefined;
}

interface Grid extends RecordStyle {
	readonly name: number;
	readonly turn: number;
	readonly total: number;
}

const cellGap = 4;

/** The turns with a box each, and below them what each side scores, with points and total. */
export function turnsPart(record: SheetRecord, width: number, style: RecordStyle): Part {
	const rows = [...sideRows(record, style, 'own'), ...sideRows(record, style, 'enemy')];
	const grid = gridOf(record, rows, width, style);
	const { heads } = record.turns;
	return {
		content: {
			table: {
				widths: [grid.name, ...heads.map(() => grid.turn), grid.total],
				headerRows: 1,
				keepWithHeaderRows: rows.length,
				dontBreakRows: true,
				body: [headCells(record, grid), ...rows.map((row) => rowCells(row, heads.length, grid))]
			},
			layout: layoutOf(rows, heads.length + 2),
			margin: [0, 2, 0, 0]
		},
		height: 2 + (rows.length + 1) * (rowHeight(style) + rules.heading)
	};
}

function sideRows(
	{ scores, filled }: SheetRecord,
	{ size }: RecordStyle,
	side: 'own' | 'enemy'
): readonly Row[] {
	const counted = scores.filter((score) => side === 'own' || score.side !== 'own');
	return [
		...counted.map((score) => scoreRow(score, size, side)),
		{
			text: words.record.victoryPointsOf(side),
			size,
			bold: true,
			boxes: 0,
			isSum: true,
			marks: filled?.points[side],
			total: filled?.totals[side]
		}
	];
}

function scoreRow(
	{ name, points, boxes = 0, isFirst, marks }: RecordScore,
	size: number,
	side: 'own' | 'enemy'
): Row {
	const text = points === undefined ? name : words.record.each(name, points);
	return { text, size: smallSize(size), boxes, isFirst, isSum: false, marks: marks?.[side] };
}

function gridOf(
	{ turns }: SheetRecord,
	rows: readonly Row[],
	width: number,
	style: RecordStyle
): Grid {
	const name = Math.max(...rows.map(runWidth)) + 8;
	const total = runWidth({ text: words.record.total, size: style.size }) + 14;
	const lines = (turns.heads.length + 2) * rules.row;
	return { ...style, name, total, turn: (width - name - total - lines) / turns.heads.length };
}

function rowHeight({ box }: RecordStyle): number {
	return box.side + cellGap;
}

/** The head: the number of each turn with a box. */
function headCells({ turns, filled }: SheetRecord, grid: Grid): TableCell[] {
	const { box, size } = grid;
	const drop = (box.side + cellGap - lineStep(size)) / 2;
	return [
		{ text: turns.name, fontSize: size, bold: true, margin: [0, drop, 0, 0] },
		...turns.heads.map((head, at) => turnCell(head, grid, drop, at < (filled?.turns ?? 0))),
		{
			text: words.record.total,
			fontSize: size,
			bold: true,
			alignment: 'center' as const,
			margin: [0, drop, 0, 0]
		}
	];
}

/** The number of a turn with a box beside it. */
function turnCell(head: string, grid: Grid, drop: number, isOver: boolean): TableCell {
	const { box, size, turn } = grid;
	const number = figureWidth({ text: head, size, bold: true }) + 1;
	const left = Math.max(0, (turn - number - 3 - box.side) / 2);
	return {
		columns: [
			{
				width: number,
				text: head,
				bold: true,
				fontSize: size,
				...columnFigure,
				margin: [0, drop, 0, 0]
			},
			{
				width: box.side + 1,
				canvas: [
					...drawnBoxes([1], box, cellGap / 2),
					...crosses([1], box, isOver ? 1 : 0, { top: cellGap / 2 }),
					spacer(grid)
				]
			}
		],
		columnGap: 3,
		margin: [left, 0, 0, 0]
	};
}

function rowCells(row: Row, turns: number, grid: Grid): TableCell[] {
	const { text, size, bold = false } = row;
	const drop = (rowHeight(grid) - lineStep(size)) / 2;
	return [
		{ text, fontSize: size, bold, noWrap: true, margin: [0, drop, 0, -drop] },
		...Array.from({ length: turns }, (_, at) => scoreCell(row, at, grid)),
		row.total === undefined ? { text: '' } : numberCell(row.total, size, drop)
	];
}

function numberCell(value: number, size: number, drop: number): TableCell {
	return {
		text: pointsText(value),
		...{ fontSize: size, bold: true, alignment: 'center' as const },
		margin: [0, drop, 0, -drop]
	};
}

function scoreCell({ boxes, isFirst, marks, size }: Row, at: number, grid: Grid): TableCell {
	const { box, turn } = grid;
	const mark = marks?.[at] ?? 0;
	if (boxes === 0 && mark > 0)
		return numberCell(mark, size, (rowHeight(grid) - lineStep(size)) / 2);
	const count = isFirst && at > 0 ? 0 : boxes;
	const left = Math.max(0, (turn - count * box.side) / 2);
	const top = cellGap / 2;
	const drawn = count === 0 ? [] : drawnBoxes([count], box, top);
	const crossed = count === 0 ? [] : crosses([count], box, mark, { top });
	return { canvas: [...drawn, ...crossed, spacer(grid)], margin: [left, 0, 0, 0] };
}

/** An invisible element that sets the height of a row. */
function spacer(grid: Grid): CanvasElement {
	const y = rowHeight(grid);
	return { type: 'line', x1: 0, y1: y, x2: 0, y2: y, lineWidth: rules.row };
}

/** Thin lines between turns; thicker ones above and below the points of a side. */
function layoutOf(rows: readonly Row[], count: number): CustomTableLayout {
	const isHeavy = (line: number): boolean => line === 1 || rows[line - 2]?.isSum === true;
	return {
		hLineWidth: (line) => (line === 0 ? 0 : isHeavy(line) ? rules.heading : rules.row),
		vLineWidth: (line) => (line === 0 || line === count ? 0 : rules.row),
		hLineColor: (line) => (isHeavy(line) ? ink.rule : ink.hairline),
		vLineColor: () => ink.hairline,
		paddingLeft: () => 0,
		paddingRight: () => 0,
		paddingTop: () => 0,
		paddingBottom: () => 0
	};
}
