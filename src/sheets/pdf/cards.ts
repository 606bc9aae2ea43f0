import type { Content, ContentCanvas } from 'pdfmake/interfaces';
import type { Sheet, SheetCard } from '../model.ts';
import { words } from '../words.ts';
import { cardAt, cardSize, padding } from './card.ts';
import { ink, papers, rules, type Paper } from './style.ts';

const across = 3;
const down = 3;

/** The foot of a page of cards holds the notice, and must not be where printers cannot print. */
const foot = { height: 26, size: 6 } as const;

/** Cards to be cut out, nine a page, with marks where to cut. */
export function cardPages(
	sheet: Sheet,
	cards: readonly SheetCard[],
	paper: Paper
): readonly Content[] {
	const perPage = across * down;
	const pages = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) =>
		cards.slice(page * perPage, (page + 1) * perPage)
	);
	if (pages.length === 0) return [{ text: words.noItems, margin: [42, 38, 42, 0] }];
	return pages.map((page, at) => cardPage(sheet, page, paper, at > 0));
}

function cardPage(
	sheet: Sheet,
	cards: readonly SheetCard[],
	paper: Paper,
	isNew: boolean
): Content {
	const { width, height } = papers[paper];
	const left = (width - across * cardSize.width) / 2;
	const top = Math.min(
		(height - down * cardSize.height) / 2,
		height - foot.height - down * cardSize.height
	);
	return {
		stack: [
			{ text: ' ', fontSize: 1 },
			cutMarks(left, top, Math.ceil(cards.length / across)),
			...cards.flatMap((card, at) =>
				cardAt(
					card,
					left + (at % across) * cardSize.width + padding,
					top + Math.floor(at / across) * cardSize.height + padding
				)
			),
			{
				text: sheet.notice,
				fontSize: foot.size,
				color: ink.soft,
				absolutePosition: { x: left, y: height - foot.height + 6 }
			}
		],
		...(isNew && { pageBreak: 'before' as const })
	};
}

/** Short lines outside the cards, and crosses where four of them meet. */
function cutMarks(left: number, top: number, rows: number): Content {
	const [right, bottom] = [left + across * cardSize.width, top + rows * cardSize.height];
	const line = (x1: number, y1: number, x2: number, y2: number) => ({
		type: 'line' as const,
		x1,
		y1,
		x2,
		y2,
		lineWidth: rules.row,
		lineColor: ink.soft
	});
	const [from, to, arm] = [2, 9, 3];
	const columns = Array.from({ length: across + 1 }, (_, at) => left + at * cardSize.width);
	const lines = Array.from({ length: rows + 1 }, (_, at) => top + at * cardSize.height);
	const canvas: ContentCanvas['canvas'] = [
		...columns.flatMap((x) => [
			line(x, top - to, x, top - from),
			line(x, bottom + from, x, bottom + to)
		]),
		...lines.flatMap((y) => [
			line(left - to, y, left - from, y),
			line(right + from, y, right + to, y)
		]),
		...columns
			.slice(1, -1)
			.flatMap((x) =>
				lines
					.slice(1, -1)
					.flatMap((y) => [line(x - arm, y, x + arm, y), line(x, y - arm, x, y + arm)])
			)
	];
	return { canvas, absolutePosition: { x: 0, y: 0 } };
}
