import type { CanvasElement } from 'pdfmake/interfaces';
import { ink, baselineDrop, legible, lineStep } from '../base/style.ts';

/** The sizes of groups of adjacent boxes, which have gaps between them. */
export type BoxGroups = readonly number[];

/** The size of a box, and the gap between groups. */
export interface BoxStyle {
	readonly side: number;
	readonly gap: number;
}

const lineWidth = 0.5;
/** The number of boxes that can be counted at a glance. */
const glance = 5;
/** A piece with more boxes than this is not drawn as one group. */
const whole = 12;

/** Boxes in groups: one group for each of several pieces; single boxes, and those of one long piece, in fives. */
export function boxGroups(pieces: number, each: number): BoxGroups {
	if (each === 1) return byFive(pieces);
	const piece = pieces > 1 && each <= whole ? [each] : byFive(each);
	return Array.from({ length: pieces }, () => piece).flat();
}

function byFive(boxes: number): BoxGroups {
	const full = Array.from({ length: Math.floor(boxes / glance) }, () => glance);
	const rest = boxes % glance;
	return rest === 0 ? full : [...full, rest];
}

function groupWidth(boxes: number, { side, gap }: BoxStyle): number {
	return boxes * side + gap;
}

/** The width of a row of groups, with the line width. */
export function rowWidth(groups: BoxGroups, style: BoxStyle): number {
	return groups.reduce((sum, boxes) => sum + groupWidth(boxes, style), 1 - style.gap);
}

/** Groups in rows of this width. */
export function boxRows(groups: BoxGroups, width: number, style: BoxStyle): readonly BoxGroups[] {
	const rows: number[][] = [[]];
	let left = width;
	for (const boxes of groups) {
		const taken = groupWidth(boxes, style);
		const row = rows.at(-1);
		if (row && (row.length === 0 || taken - style.gap <= left)) row.push(boxes);
		else {
			rows.push([boxes]);
			left = width;
		}
		left -= taken;
	}
	return rows;
}

/** A row of groups, each as one path: pdfmake writes many operators for every shape. */
export function drawnBoxes(groups: BoxGroups, style: BoxStyle, top = 0): CanvasElement[] {
	let x = lineWidth / 2;
	return groups.map((boxes) => {
		const points = stroke(boxes, style.side, x, top + lineWidth / 2);
		x += groupWidth(boxes, style);
		return { type: 'polyline', points, lineWidth, lineColor: ink.text };
	});
}

/**
 * Crosses in the first boxes of a row; a half is a single line.
 * @param count how many, those of other rows before it included
 * @param before how many boxes other rows before it have
 */
export function crosses(
	groups: BoxGroups,
	style: BoxStyle,
	count: number,
	{ before = 0, top = 0 } = {}
): CanvasElement[] {
	const { side } = style;
	let x = lineWidth / 2;
	let left = count - before;
	return groups.flatMap((boxes) => {
		const start = x;
		x += groupWidth(boxes, style);
		return Array.from({ length: boxes }, (_, at) => {
			const crossed = left;
			left -= 1;
			const from = start + at * side;
			const [up, down] = [top + lineWidth / 2, top + lineWidth / 2 + side];
			return [
				...(crossed > 0 ? [across(from, down, from + side, up)] : []),
				...(crossed >= 1 ? [across(from, up, from + side, down)] : [])
			];
		}).flat();
	});
}

function across(x1: number, y1: number, x2: number, y2: number): CanvasElement {
	return { type: 'line', ...{ x1, y1, x2, y2 }, lineWidth: 1, lineColor: ink.text };
}

/** How many boxes groups have. */
export function boxesIn(groups: BoxGroups): number {
	return groups.reduce((sum, boxes) => sum + boxes, 0);
}

/** A line across each box, whose halves are crossed off one by one. */
export function halvingLines(groups: BoxGroups, style: BoxStyle): CanvasElement[] {
	let x = lineWidth / 2;
	return groups.flatMap((boxes) => {
		const left = x;
		x += groupWidth(boxes, style);
		return Array.from({ length: boxes }, (_, at): CanvasElement => {
			const [x1, y1] = [left + at * style.side, lineWidth / 2 + style.side];
			return {
				type: 'line',
				x1,
				y1,
				x2: x1 + style.side,
				y2: y1 - style.side,
				lineWidth: 0.25,
				lineColor: ink.text
			};
		});
	});
}

/** Around the outside, then down and up between the boxes. */
function stroke(boxes: number, side: number, x: number, y: number): { x: number; y: number }[] {
	const [right, bottom] = [x + boxes * side, y + side];
	const around = [
		{ x, y },
		{ x, y: bottom },
		{ x: right, y: bottom },
		{ x: right, y },
		{ x, y }
	];
	const between = Array.from({ length: boxes - 1 }, (_, at) => {
		const across = x + (at + 1) * side;
		const ends = [
			{ x: across, y },
			{ x: across, y: bottom }
		];
		return at % 2 === 0 ? ends : ends.toReversed();
	}).flat();
	return [...around, ...between];
}

/** A line to write on, in place of boxes. */
export function writingLine(width: number, y: number): CanvasElement {
	return { type: 'line', x1: 0, y1: y, x2: width, y2: y, lineWidth: 0.5, lineColor: ink.text };
}

/** The style of a record: type, boxes, and the space above and below each row. */
export interface RecordStyle {
	readonly size: number;
	readonly padding: number;
	readonly box: BoxStyle;
	/** Whether its notes share a paragraph. */
	readonly isDense?: true;
	/** Whether it needs several pages in any case, and labels its columns at every heading. */
	readonly isLong?: true;
}

/** A millimetre in points. */
const mm = 72 / 25.4;

/** The styles of a record, most generous first. Boxes never get too small for a pencil. */
export const recordStyles: readonly RecordStyle[] = [
	{ size: 10.5, padding: 2.6, box: { side: 4 * mm, gap: 4.5 } },
	{ size: 10, padding: 2, box: { side: 3.7 * mm, gap: 4 } },
	{ size: 9.5, padding: 1.5, box: { side: 3.4 * mm, gap: 3.5 } },
	{ size: 9, padding: 1.1, box: { side: 3.2 * mm, gap: 3 } },
	{ size: 9, padding: 0.5, box: { side: 3.2 * mm, gap: 3 }, isDense: true },
	{ size: 8.5, padding: 0, box: { side: 2.9 * mm, gap: 3 }, isDense: true }
];

/** The styles of a record that needs several pages in any case, best first. */
export const longStyles: readonly RecordStyle[] = [
	{ size: 9.5, padding: 1.5, box: { side: 3.4 * mm, gap: 3.5 }, isLong: true },
	{ size: 10, padding: 2, box: { side: 3.7 * mm, gap: 4 }, isLong: true },
	{ size: 10.5, padding: 2.6, box: { side: 4 * mm, gap: 4.5 }, isLong: true }
];

/** The size of secondary type. */
export function smallSize(size: number): number {
	return legible(size * 0.85);
}

/** The offset that centres a line of this type on a row of boxes. */
export function middleDrop({ size, box }: RecordStyle): number {
	return (box.side - lineStep(size)) / 2;
}

/** The same for secondary type, on the same baseline. */
export function smallDrop(style: RecordStyle): number {
	const { size } = style;
	return middleDrop(style) + baselineDrop(smallSize(size), size);
}
