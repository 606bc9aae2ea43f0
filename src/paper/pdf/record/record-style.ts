import type { BoxStyle } from './boxes.ts';
import { baselineDrop, legible, lineStep } from '../base/style.ts';

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
