import type { BoxStyle } from './boxes.ts';
import { baselineDrop, lineStep } from '../style.ts';

/** How a record is set: its type, its boxes, and the space above and below every row. */
export interface RecordStyle {
	readonly size: number;
	readonly padding: number;
	readonly box: BoxStyle;
	/** Its notes follow each other in a paragraph. */
	readonly isDense?: true;
	/** It takes more than one page anyway, and names its columns at every heading. */
	readonly isLong?: true;
}

/** A millimetre in points. */
const mm = 72 / 25.4;

/** Ways to set a record, the most generous first; boxes stay as large as a pencil needs. */
export const recordStyles: readonly RecordStyle[] = [
	{ size: 10.5, padding: 2.6, box: { side: 4 * mm, gap: 4.5 } },
	{ size: 10, padding: 2, box: { side: 3.7 * mm, gap: 4 } },
	{ size: 9.5, padding: 1.5, box: { side: 3.4 * mm, gap: 3.5 } },
	{ size: 9, padding: 1.1, box: { side: 3.2 * mm, gap: 3 } },
	{ size: 9, padding: 0.5, box: { side: 3.2 * mm, gap: 3 }, isDense: true }
];

/** For a record that takes more than one page anyway, the best looking first. */
export const longStyles: readonly RecordStyle[] = [
	{ size: 9.5, padding: 1.5, box: { side: 3.4 * mm, gap: 3.5 }, isLong: true },
	{ size: 10, padding: 2, box: { side: 3.7 * mm, gap: 4 }, isLong: true },
	{ size: 10.5, padding: 2.6, box: { side: 4 * mm, gap: 4.5 }, isLong: true }
];

/** Type beside the main. */
export function smallSize(size: number): number {
	return size * 0.85;
}

/** How much lower a line of this type starts than a row of boxes, to stand in the middle of them. */
export function middleDrop({ size, box }: RecordStyle): number {
	return (box.side - lineStep(size)) / 2;
}

/** The same for the type beside it: on the same baseline. */
export function smallDrop(style: RecordStyle): number {
	const { size } = style;
	return middleDrop(style) + baselineDrop(smallSize(size), size);
}
