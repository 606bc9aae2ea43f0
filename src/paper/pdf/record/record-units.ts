import type { Column, Content, TableCell, CanvasElement } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { RecordRow, RecordSection, SheetRecord, RecordTrack } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import {
	crosses,
	drawnBoxes,
	boxGroups,
	boxesIn,
	boxRows,
	rowWidth,
	writingLine,
	type BoxGroups,
	type BoxStyle,
	middleDrop,
	smallDrop,
	smallSize,
	type RecordStyle
} from './boxes.ts';
import { lineCount, shortened } from '../base/lines.ts';
import { figureWidth, runWidth, type Run } from '../base/widths.ts';
import {
	baselineDrop,
	columnFigure,
	ink,
	lineStep,
	ruledRows,
	rules,
	smallCapitals,
	type Part
} from '../base/style.ts';

/** A box to tick, with its points. */
interface ValueColumn {
	readonly label: string;
	readonly valueOf: (row: RecordRow) => string | undefined;
	/** What its ticked box says. */
	readonly earned: 'half' | 'full';
	readonly width: number;
}

/** Column widths: the unit, its boxes, its points. */
interface Grid extends RecordStyle {
	readonly name: number;
	readonly boxes: number;
	readonly values: readonly ValueColumn[];
}

const headingGap = 5;
const columnGap = 10;
const tickGap = 4;

/** The units by heading, each in a row, and below them the points that the enemy has earned. */
export function unitParts(record: SheetRecord, width: number, style: RecordStyle): readonly Part[] {
	const grid = gridOf(record, width, style);
	const sections = record.sections.map((section, at) =>
		sectionPart(section, record, grid, at === 0 || style.isLong === true)
	);
	return record.hasWorth ? [...sections, sumPart(grid, width, record.filled?.losses)] : sections;
}

function gridOf(record: SheetRecord, width: number, style: RecordStyle): Grid {
	const { size } = style;
	const rows = record.sections.flatMap((section) => section.rows);
	const values = valueColumns(record).map((column): ValueColumn => {
		const texts = rows.map((row) => column.valueOf(row) ?? '');
		const numbers = Math.max(...texts.map((text) => figureWidth({ text, size })), 0);
		const label = runWidth({ text: column.label, size: smallSize(size) });
		return { ...column, width: Math.max(numbers + tickGap + style.box.side, label) + columnGap };
	});
	const names = rows.map((row) => nameRuns(row, size).reduce((sum, run) => sum + runWidth(run), 0));
	const longest = Math.max(...names, 90) + columnGap;
	const room = width - values.reduce((sum, column) => sum + column.width, 0);
	const boxes =
		widestTrack(
			rows.flatMap(({ tracks }) => tracks),
			record,
			style
		) + columnGap;
	const name = Math.min(longest, Math.max(width * 0.36, room - boxes));
	return { ...style, name, boxes: room - name, values };
}

/** Half points come first, as a unit reaches them first. */
function valueColumns({
	hasHalf,
	sections,
	piece,
	pieces
}: SheetRecord): readonly Omit<ValueColumn, 'width'>[] {
	const left = sections.flatMap(({ rows }) => rows).find(({ worth }) => worth?.left !== undefined)
		?.worth?.left;
	const half = {
		earned: 'half' as const,
		label: words.record.halfAt(left ?? 1, piece, pieces),
		valueOf: ({ worth }: RecordRow) =>
			worth?.half === undefined ? undefined : pointsText(worth.half)
	};
	const full = {
		earned: 'full' as const,
		label: words.record.full,
		valueOf: ({ worth, points }: RecordRow) =>
			worth ? pointsText(worth.full) : points > 0 ? pointsText(points) : ''
	};
	return hasHalf ? [half, full] : [full];
}

function nameRuns({ name, number, ownName, roles = [] }: RecordRow, size: number): readonly Run[] {
	const small = smallSize(size);
	return [
		{ text: typeset(number === undefined ? name : `${name} ${number}`), size },
		...(ownName === undefined ? [] : [{ text: ` ${words.quoted(typeset(ownName))}`, size: small }]),
		...(roles.length === 0 ? [] : [{ text: `  ${roles.join(', ')}`, size: small, bold: true }])
	];
}

/** A table for each heading, with the heading repeated on a new page. No unit is split. */
function sectionPart(
	section: RecordSection,
	record: SheetRecord,
	grid: Grid,
	isLabelled: boolean
): Part {
	const { size, padding, name, boxes, values } = grid;
	const rows = section.rows.map((row) => unitRow(row, record, grid));
	return {
		content: {
			table: {
				widths: [name, boxes, ...values.map(({ width }) => width)],
				headerRows: 1,
				keepWithHeaderRows: 1,
				dontBreakRows: true,
				body: [headCells(section, grid, isLabelled), ...rows.map(({ cells }) => cells)]
			},
			layout: ruledRows(padding),
			margin: [0, headingGap, 0, 0]
		},
		height: rows.reduce(
			(sum, { height }) => sum + height + 2 * padding + rules.row,
			headingGap + lineStep(size) + 2 * padding + rules.heading
		)
	};
}

function headCells(
	{ heading, ownName }: RecordSection,
	{ size, values }: Grid,
	isLabelled: boolean
): TableCell[] {
	const small = smallSize(size);
	const drop = baselineDrop(small, size);
	const title = ownName === undefined ? heading : `${heading} ${words.quoted(ownName)}`;
	return [
		{ ...smallCapitals(title, size), colSpan: 2 },
		{},
		...values.map(({ label }) => ({
			text: isLabelled ? label : '',
			fontSize: small,
			color: ink.soft,
			noWrap: true,
			alignment: 'right' as const,
			margin: [0, drop, 0, -drop] as [number, number, number, number]
		}))
	];
}

function unitRow(
	row: RecordRow,
	record: SheetRecord,
	grid: Grid
): { readonly cells: TableCell[]; readonly height: number } {
	const { size, box, name, boxes, values } = grid;
	const runs = nameRuns(row, size);
	const tracks = tracksPart(row.tracks, record, boxes - columnGap, grid);
	const drop = middleDrop(grid);
	const cells: TableCell[] = [
		{
			text: runs.map(({ text, size: fontSize, bold = false }) => ({ text, fontSize, bold })),
			margin: [0, drop, columnGap, -drop]
		},
		{ stack: [tracks.content] },
		...values.map((column) => valueCell(column, row, grid))
	];
	const nameHeight = lineCount(runs, name - columnGap) * lineStep(size);
	return { cells, height: Math.max(nameHeight, tracks.height, box.side + 0.5) };
}

function valueCell({ valueOf, width, earned }: ValueColumn, row: RecordRow, grid: Grid): TableCell {
	const { size, box } = grid;
	const text = valueOf(row);
	if (text === undefined) return survivingCell(row, grid);
	const drop = middleDrop(grid);
	const columns: Column[] = [
		{
			width: width - box.side - tickGap,
			text,
			alignment: 'right',
			fontSize: size,
			...columnFigure,
			margin: [0, drop, 0, 0]
		},
		{
			width: box.side + 1,
			canvas: [...drawnBoxes([1], box), ...crosses([1], box, row.earned === earned ? 1 : 0)]
		}
	];
	return { columns, columnGap: tickGap - 1 };
}

/** For a unit without half points: why it counts differently, if it does. */
function survivingCell({ worth }: RecordRow, grid: Grid): TableCell {
	return {
		text: worth?.isSurviving ? words.record.surviving : '',
		fontSize: smallSize(grid.size),
		alignment: 'right',
		margin: [0, smallDrop(grid), 0, 0]
	};
}

/** Room for the sum of the ticked points. */
function sumPart({ size }: Grid, width: number, losses: number | undefined): Part {
	const room = 70;
	const content: Content = {
		columns: [
			{
				width: width - room - tickGap,
				text: words.record.sum,
				alignment: 'right',
				bold: true,
				fontSize: size
			},
			losses !== undefined
				? { width: room, text: pointsText(losses), bold: true, fontSize: size }
				: {
						width: room,
						canvas: [
							{
								type: 'line',
								x1: 0,
								y1: size,
								x2: room,
								y2: size,
								lineWidth: 0.5,
								lineColor: ink.text
							}
						]
					}
		],
		columnGap: tickGap,
		margin: [0, 8, 0, 0]
	};
	return { content, height: lineStep(size) + 8 };
}

/** Something in a row of boxes: a name, or groups of boxes. */
type Item =
	| { readonly text: string; readonly width: number }
	| {
			readonly groups: BoxGroups;
			readonly width: number;
			/** The boxes crossed off of the whole track, and how many stand in rows before. */
			readonly crossed: number;
			readonly before: number;
	  };

type Boxes = Extract<Item, { groups: unknown }>;

interface Row {
	readonly items: readonly Item[];
	readonly width: number;
}

const gap = { items: 6, rows: 2 } as const;
/** Points of width for a number to be written and counted down. */
const room = 60;

/** The boxes of a unit, then those of what is with it by name, as many in a row as fit. */
function tracksPart(
	tracks: readonly RecordTrack[],
	record: SheetRecord,
	width: number,
	style: RecordStyle
): Part {
	const label = Math.min(labelWidth(tracks, style), width * 0.5);
	const rows = joined(
		tracks.flatMap((track) => trackRows(track, record, { label, width, ...style })),
		width
	);
	const parts = rows.map((row) => rowPart(row, style));
	const stack = parts.map(({ content }, at): Content => {
		return at === 0 ? content : { stack: [content], margin: [0, gap.rows, 0, 0] };
	});
	return {
		content: { stack },
		height: parts.reduce((sum, { height }) => sum + height + gap.rows, -gap.rows)
	};
}

/** The width of the longest of these tracks. */
function widestTrack(
	tracks: readonly RecordTrack[],
	record: SheetRecord,
	style: RecordStyle
): number {
	const label = labelWidth(tracks, style);
	const rows = tracks.flatMap((track) => trackRows(track, record, { label, width: 1e4, ...style }));
	return Math.max(0, ...rows.map((row) => row.width)) + 2 * gap.items;
}

function labelWidth(tracks: readonly RecordTrack[], { size }: RecordStyle): number {
	const names = tracks.flatMap(({ name }) => (name === undefined ? [] : [name]));
	return Math.max(0, ...names.map((text) => runWidth({ text, size: smallSize(size) }) + 1));
}

/** The width of rows of boxes, and of the names before them. */
interface TrackStyle extends RecordStyle {
	readonly label: number;
	readonly width: number;
}

function trackRows(
	track: RecordTrack,
	{ wounds }: SheetRecord,
	{ label, width, box, size }: TrackStyle
): readonly Row[] {
	const { name, pieces, each, crossed = 0 } = track;
	const small = smallSize(size);
	const lead: readonly Item[] =
		name === undefined
			? []
			: [{ text: shortened({ text: name, size: small }, label), width: label }];
	const text = statedText(track, wounds);
	const behind: readonly Item[] =
		text === '' ? [] : [{ text, width: runWidth({ text, size: small }) + 1 }];
	const used = laidRow([...lead, ...behind]).width + 2 * gap.items;
	const rows = boxRows(boxGroups(pieces, each), width - used, box);
	const boxWidth = (groups: BoxGroups): number => (pieces === 0 ? room : rowWidth(groups, box));
	return rows.map((groups, at) => {
		const above = rows.slice(0, at).flat();
		const boxes: Item = { groups, width: boxWidth(groups), crossed, before: boxesIn(above) };
		const isLast = at === rows.length - 1;
		const before = at === 0 ? lead : lead.map((item) => ({ ...item, text: '' }));
		return laidRow([...before, boxes, ...(isLast ? behind : [])]);
	});
}

/** What is stated rather than crossed off. */
function statedText({ takes, isUnsure }: RecordTrack, wounds: string): string {
	if (isUnsure) return words.record.unsure(wounds);
	return takes === undefined ? '' : words.record.takes(wounds, takes);
}

function laidRow(items: readonly Item[]): Row {
	return {
		items,
		width: items.reduce((sum, { width }) => sum + width, (items.length - 1) * gap.items)
	};
}

/** Puts rows beside each other where they fit. */
function joined(rows: readonly Row[], width: number): readonly Row[] {
	return rows.reduce<readonly Row[]>((done, row) => {
		const last = done.at(-1);
		return last && last.width + 2 * gap.items + row.width <= width
			? [...done.slice(0, -1), besides(last, row)]
			: [...done, row];
	}, []);
}

function besides(one: Row, other: Row): Row {
	return laidRow([...one.items, { text: '', width: 0 }, ...other.items]);
}

function rowPart({ items }: Row, style: RecordStyle): Part {
	const { box, size } = style;
	const fontSize = smallSize(size);
	const drop = smallDrop(style);
	const columns = items.map((item): Column => {
		const { width } = item;
		if ('groups' in item) return { width, canvas: drawnOrLine(item, box) };
		return { width, text: item.text, fontSize, noWrap: true, margin: [0, drop, 0, 0] };
	});
	return {
		content: { columns, columnGap: gap.items },
		height: Math.max(box.side + 0.5, lineStep(fontSize) + drop)
	};
}

function drawnOrLine({ groups, width, crossed, before }: Boxes, box: BoxStyle): CanvasElement[] {
	if (groups.length === 0) return [writingLine(width, box.side)];
	return [...drawnBoxes(groups, box), ...crosses(groups, box, crossed, { before })];
}
