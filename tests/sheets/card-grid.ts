import { cardSize, padding } from '../../src/sheets/pdf/cards/card-size.ts';
import { papers } from '../../src/sheets/pdf/style.ts';
import type { Box, LaidOut } from './laid-out.ts';

/** How far ink may go beyond its place: a hair, as measures are in fractions of points. */
const hair = 0.6;
/** Height of capitals and depth of what hangs below the baseline, in sizes. */
const [above, below] = [0.66, 0.22];

/** Text that leaves the room between the paddings of its card; the notice stands below them all. */
export function outsideCards({ paper, boxes }: LaidOut): readonly string[] {
	const { width, height } = papers[paper];
	const left = (width - 3 * cardSize.width) / 2;
	const top = Math.min((height - 3 * cardSize.height) / 2, height - 26 - 3 * cardSize.height);
	const isNotice = ({ y, size }: Box): boolean => size === 7 && y > top + 3 * cardSize.height;
	return boxes
		.filter((box) => box.text.trim() !== '' && !isNotice(box))
		.filter(({ x, y, width: wide, size }) => {
			const column = left + Math.floor((x - left) / cardSize.width) * cardSize.width;
			const row = top + Math.floor((y - top) / cardSize.height) * cardSize.height;
			return (
				x < column + padding - hair ||
				x + wide > column + cardSize.width - padding + hair ||
				y - above * size < row + padding - hair ||
				y + below * size > row + cardSize.height - padding + hair
			);
		})
		.map(
			({ page, x, y, text }) => `page ${String(page)}, ${x.toFixed()} × ${y.toFixed()}: ${text}`
		);
}
