import type { Content, ContentCanvas } from 'pdfmake/interfaces';
import type { Sheet, SheetCard } from '../../model.ts';
import { words } from '../../words.ts';
import { cardBackAt } from './card-back.ts';
import { cardFaces, type CardFace } from './card-faces.ts';
import { cardSize } from './card-size.ts';
import { cardAt } from './card.ts';
import { ink, papers, rules, type Paper } from '../style.ts';

const across = 3;
const down = 3;

/** The foot of a page of cards holds the notice, within the area that printers can print. */
const foot = { height: 26, size: 7 } as const;

/** Where the cards of a page begin. They are centred across the page. */
interface Grid {
	readonly left: number;
	readonly top: number;
	readonly pageHeight: number;
}

/**
 * Cards to cut out, nine to a page, with cutting marks. With backs, every second page has them, mirrored, so
 * that they match when the paper is turned over its long edge.
 */
export function cardPages(
	sheet: Sheet,
	cards: readonly SheetCard[],
	paper: Paper
): readonly Content[] {
	const perPage = across * down;
	const { backs } = sheet;
	const grid = gridOn(paper);
	const faces = cardFaces(sheet, cards);
	const pages = Array.from({ length: Math.ceil(faces.length / perPage) }, (_, page) =>
		faces.slice(page * perPage, (page + 1) * perPage)
	);
	if (pages.length === 0) return [{ text: words.noCards, margin: [42, 38, 42, 0] }];
	return pages
		.flatMap((page) => [
			frontPage(sheet, page, grid),
			...(backs
				? [
						page.flatMap(({ kind }, at) =>
							cardBackAt(sheet, backs, kind, ...cornerOf(mirrored(at), grid))
						)
					]
				: [])
		])
		.map((stack, at) => ({
			stack: [{ text: ' ', fontSize: 1 }, ...stack],
			...(at > 0 && { pageBreak: 'before' as const })
		}));
}

function gridOn(paper: Paper): Grid {
	const { width, height } = papers[paper];
	return {
		left: (width - across * cardSize.width) / 2,
		top: Math.min(
			(height - down * cardSize.height) / 2,
			height - foot.height - down * cardSize.height
		),
		pageHeight: height
	};
}

/** The top left corner of a position, counted row by row. */
function cornerOf(place: number, { left, top }: Grid): [x: number, y: number] {
	return [
		left + (place % across) * cardSize.width,
		top + Math.floor(place / across) * cardSize.height
	];
}

/** The position on the other side of the paper. */
function mirrored(place: number): number {
	const column = place % across;
	return place - column + (across - 1 - column);
}

function frontPage(sheet: Sheet, faces: readonly CardFace[], grid: Grid): readonly Content[] {
	return [
		cutMarks(grid, Math.ceil(faces.length / across)),
		...faces.flatMap((face, at) => cardAt(sheet, face, ...cornerOf(at, grid))),
		{
			text: sheet.notice,
			fontSize: foot.size,
			color: ink.soft,
			absolutePosition: { x: grid.left, y: noticeTop(grid) }
		}
	];
}

function noticeTop({ pageHeight }: Pick<Grid, 'pageHeight'>): number {
	return pageHeight - foot.height + 6;
}

/** Short lines outside the cards, and crosses where four cards meet. */
function cutMarks({ left, top, pageHeight }: Grid, rows: number): Content {
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
	const below = Math.min(to, noticeTop({ pageHeight }) - bottom - 1);
	const columns = Array.from({ length: across + 1 }, (_, at) => left + at * cardSize.width);
	const lines = Array.from({ length: rows + 1 }, (_, at) => top + at * cardSize.height);
	const canvas: ContentCanvas['canvas'] = [
		...columns.flatMap((x) => [
			line(x, top - to, x, top - from),
			line(x, bottom + from, x, bottom + below)
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
