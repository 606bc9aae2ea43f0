import type { CanvasElement, Column, Content } from 'pdfmake/interfaces';
import type { RecordTrack, SheetRecord } from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import {
	boxGroups,
	boxesIn,
	boxRows,
	crosses,
	drawnBoxes,
	rowWidth,
	writingLine,
	type BoxGroups,
	type BoxStyle
} from './boxes.ts';
import { runWidth, shortened } from '../base/measure.ts';
import { smallDrop, smallSize, type RecordStyle } from './record-style.ts';
import { lineStep, type Part } from '../base/style.ts';

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
export function tracksPart(
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
export function widestTrack(
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
