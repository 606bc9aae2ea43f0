import type { Column, Content } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { RecordCounter, SheetRecord } from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import {
	boxGroups,
	boxesIn,
	boxRows,
	crosses,
	drawnBoxes,
	halvingLines,
	rowWidth,
	writingLine,
	type BoxGroups
} from './boxes.ts';
import { runWidth } from '../base/measure.ts';
import { noteRuns, notesPart } from './record-notes.ts';
import { middleDrop, smallDrop, smallSize, type RecordStyle } from './record-style.ts';
import type { Part } from '../base/style.ts';

/** A label with its boxes, or with room for a number. */
interface Tick {
	readonly label: string;
	readonly groups: BoxGroups;
	readonly labelWidth: number;
	readonly width: number;
	/** How many are crossed off, those in rows before included, and how many boxes stand in these. */
	readonly crossed: number;
	readonly before: number;
}

const gap = { label: 4, ticks: 12, rows: 4 } as const;
/** Points of width for a number to be written and counted down. */
const room = 90;

/** What is counted during the whole battle, with boxes for both sides, and below them what they ask for. */
export function counterParts(
	{ counters }: SheetRecord,
	width: number,
	style: RecordStyle
): readonly Part[] {
	return counters.flatMap((counter) => [
		counterPart(counter, width, style),
		...conditionParts(counter, width, style)
	]);
}

/** What its boxes ask for. */
function conditionParts(
	{ notes = [] }: RecordCounter,
	width: number,
	style: RecordStyle
): readonly Part[] {
	return notes.length === 0 ? [] : [notesPart(notes.map(noteRuns), { above: 3, width, style })];
}

/** The name, and beside it the boxes, in as many rows as needed. */
function counterPart(counter: RecordCounter, width: number, style: RecordStyle): Part {
	const { box, size } = style;
	const text = titleOf(counter);
	const title = runWidth({ text, size, bold: true }) + gap.ticks;
	const rows = tickRows(ticksOf(counter, width - title, style), width - title);
	const stack = rows.map((row, at): Content => {
		const columns = row.flatMap((tick) => tickColumns(tick, style, counter.hasHalves ?? false));
		return { columns, columnGap: 0, margin: [0, at === 0 ? 0 : gap.rows, 0, 0] };
	});
	const drop = middleDrop(style);
	return {
		content: {
			columns: [
				{ width: title, text, bold: true, fontSize: size, noWrap: true, margin: [0, drop, 0, 0] },
				{ width: width - title, stack }
			],
			columnGap: 0,
			margin: [0, gap.rows, 0, 0],
			unbreakable: true
		},
		height: rows.length * (box.side + 0.5 + gap.rows)
	};
}

function titleOf({ name, points, isForOther }: RecordCounter): string {
	if (points === undefined) return name;
	return isForOther ? words.record.forOther(name, points) : words.record.each(name, points);
}

function ticksOf(
	{ boxes, enemy, each, isOwn, crossed, ticks = [] }: RecordCounter,
	width: number,
	style: RecordStyle
): readonly Tick[] {
	if (each)
		return each.flatMap((label, at) =>
			boxTicks(label, 1, { width, crossed: ticks[at] ? 1 : 0 }, style)
		);
	return [
		...boxTicks(isOwn ? '' : words.record.own, boxes, { width, crossed: crossed?.own }, style),
		...(isOwn
			? []
			: boxTicks(words.record.enemy, enemy ?? 0, { width, crossed: crossed?.enemy }, style))
	];
}

/** Boxes in as many rows as needed; without any, a line to write on. */
function boxTicks(
	label: string,
	boxes: number,
	{ width, crossed = 0 }: { readonly width: number; readonly crossed?: number | undefined },
	{ box, size }: RecordStyle
): readonly Tick[] {
	const labelWidth =
		label === '' ? 0 : runWidth({ text: label, size: smallSize(size) }) + 1 + gap.label;
	if (boxes === 0) return [{ label, labelWidth, groups: [], width: room, crossed, before: 0 }];
	const rows = boxRows(boxGroups(boxes, 1), width - labelWidth - gap.ticks, box);
	return rows.map((groups, at) => ({
		label: at === 0 ? label : '',
		labelWidth,
		groups,
		width: rowWidth(groups, box),
		crossed,
		before: boxesIn(rows.slice(0, at).flat())
	}));
}

function tickRows(ticks: readonly Tick[], width: number): readonly (readonly Tick[])[] {
	const rows: Tick[][] = [[]];
	let left = width;
	for (const tick of ticks) {
		const taken = tick.labelWidth + tick.width + gap.ticks;
		if (taken > left && left < width) {
			rows.push([]);
			left = width;
		}
		rows.at(-1)?.push(tick);
		left -= taken;
	}
	return rows;
}

function tickColumns(
	{ label, labelWidth, groups, width, crossed, before }: Tick,
	style: RecordStyle,
	hasHalves: boolean
): Column[] {
	const { box, size } = style;
	const fontSize = smallSize(size);
	const drop = smallDrop(style);
	const canvas =
		groups.length > 0
			? [
					...drawnBoxes(groups, box),
					...(hasHalves ? halvingLines(groups, box) : []),
					...crosses(groups, box, crossed, { before })
				]
			: [writingLine(width, box.side)];
	const written = groups.length === 0 && crossed > 0;
	return [
		{ width: labelWidth, text: label, fontSize, noWrap: true, margin: [0, drop, 0, 0] },
		written ? { width, text: pointsText(crossed), bold: true, fontSize: size } : { width, canvas },
		{ width: gap.ticks, text: '' }
	];
}
