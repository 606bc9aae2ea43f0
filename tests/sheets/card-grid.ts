import type { Sheet } from '../../src/content/index.ts';
import { cardFaces } from '../../src/paper/pdf/cards/card-faces.ts';
import {
	cardSize,
	padding,
	playingCards,
	type CardSize
} from '../../src/paper/pdf/cards/card-frame.ts';
import { facesByPage } from '../../src/paper/pdf/cards/cards.ts';
import { papers } from '../../src/paper/pdf/base/style.ts';
import type { Box, LaidOut } from './laid-out.ts';

/** How far ink may go beyond its place: a hair, as measures are in fractions of points. */
const hair = 0.6;
/** Height of capitals and depth of what hangs below the baseline, in sizes. */
const [above, below] = [0.66, 0.22];

/** The format of the cards on each page of a sheet, counted from 1; backs have that of their fronts. */
export function formatsOf(sheet: Sheet): (page: number) => CardSize {
	const pages = facesByPage(cardFaces(sheet, sheet.cards ?? []));
	const sides = sheet.backs ? 2 : 1;
	return (page) => pages[Math.floor((page - 1) / sides)]?.format ?? playingCards;
}

/** Text that leaves the room between the paddings of its card; the notice stands below them all. */
export function outsideCards(
	{ paper, boxes }: LaidOut,
	formatOf: (page: number) => CardSize = () => playingCards
): readonly string[] {
	const { width, height } = papers[paper];
	const left = (width - 3 * cardSize.width) / 2;
	const top = Math.min((height - 3 * cardSize.height) / 2, height - 26 - 3 * cardSize.height);
	const isNotice = ({ y, size }: Box): boolean => size === 7 && y > top + 3 * cardSize.height;
	return boxes
		.filter((box) => box.text.trim() !== '' && !isNotice(box))
		.filter(({ page, x, y, width: wide, size }) => {
			const card = formatOf(page);
			const column = left + Math.floor((x - left) / card.width) * card.width;
			const row = top + Math.floor((y - top) / card.height) * card.height;
			return (
				x < column + padding - hair ||
				x + wide > column + card.width - padding + hair ||
				y - above * size < row + padding - hair ||
				y + below * size > row + card.height - padding + hair
			);
		})
		.map(
			({ page, x, y, text }) => `page ${String(page)}, ${x.toFixed()} × ${y.toFixed()}: ${text}`
		);
}
