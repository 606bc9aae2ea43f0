import type { Content, ContentCanvas } from 'pdfmake/interfaces';
import type { Sheet, SheetBacks, SheetCard } from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import { cardFaces, type CardFace } from './card-faces.ts';
import { shortened, lineCount } from '../base/lines.ts';
import { runWidth } from '../base/widths.ts';
import {
	ink,
	papers,
	rules,
	bareTable,
	type Paper,
	darker,
	darkness,
	lineStep,
	smallCapitals
} from '../base/style.ts';
import { footPart, headPart, liveryAt, padding, type CardSize } from './card-frame.ts';
import {
	shieldBox,
	shieldDivisions,
	shieldEdges,
	shieldExtent,
	shieldOutline
} from '../../shield-shapes.ts';
import { typeset } from '../base/typeset.ts';

/** The foot of a page of cards holds the line on the game's owner, within the area that printers can print. */
const foot = { height: 26, size: 7 } as const;

/** Below this width, in points, a title is left out. */
const leastTitle = 30;

/** Where the cards of a page begin. They are centred across the page. */
interface Grid {
	readonly format: CardSize;
	readonly left: number;
	readonly top: number;
	readonly pageHeight: number;
}

/**
 * Cards to cut out, with cutting marks. With backs, every second page has them, mirrored, so that they match
 * when the paper is turned over its long edge.
 */
export function cardPages(
	sheet: Sheet,
	cards: readonly SheetCard[],
	paper: Paper
): readonly Content[] {
	const pages = facesByPage(cardFaces(sheet, cards));
	if (pages.length === 0) return [{ text: words.noCards, margin: [42, 38, 42, 0] }];
	const sides = sheet.backs ? 2 : 1;
	return pages
		.flatMap(({ format, faces }, at) => {
			const grid = gridOn(paper, format);
			const page = words.page(at * sides + 1, pages.length * sides);
			const front = frontPage(sheet, faces, grid, pages.length > 1 ? page : undefined);
			return sheet.backs ? [front, backPage(sheet, sheet.backs, faces, grid)] : [front];
		})
		.map((stack, at) => ({
			stack: [{ text: ' ', fontSize: 1 }, ...stack],
			...(at > 0 && { pageBreak: 'before' as const })
		}));
}

/** Faces of one format, as many as a page has. */
interface CardPage {
	readonly format: CardSize;
	readonly faces: readonly CardFace[];
}

/** The faces of each page: cards of one format together, in the order of their first card. */
export function facesByPage(faces: readonly CardFace[]): readonly CardPage[] {
	return [...new Set(faces.map(({ format }) => format))].flatMap((format) => {
		const alike = faces.filter((face) => face.format === format);
		const perPage = format.across * format.down;
		return Array.from({ length: Math.ceil(alike.length / perPage) }, (_, page) => ({
			format,
			faces: alike.slice(page * perPage, (page + 1) * perPage)
		}));
	});
}

function gridOn(paper: Paper, format: CardSize): Grid {
	const { width, height } = papers[paper];
	const cards = format.down * format.height;
	return {
		format,
		left: (width - format.across * format.width) / 2,
		top: Math.min((height - cards) / 2, height - foot.height - cards),
		pageHeight: height
	};
}

/** The top left corner of a position, counted row by row. */
function cornerOf(place: number, { format, left, top }: Grid): [x: number, y: number] {
	return [
		left + (place % format.across) * format.width,
		top + Math.floor(place / format.across) * format.height
	];
}

/** The position on the other side of the paper. */
function mirrored(place: number, { across }: CardSize): number {
	const column = place % across;
	return place - column + (across - 1 - column);
}

function backPage(
	sheet: Sheet,
	backs: SheetBacks,
	faces: readonly CardFace[],
	grid: Grid
): readonly Content[] {
	return faces.flatMap((face, at) =>
		cardBackAt(sheet, backs, face, ...cornerOf(mirrored(at, grid.format), grid))
	);
}

function frontPage(
	sheet: Sheet,
	faces: readonly CardFace[],
	grid: Grid,
	page: string | undefined
): readonly Content[] {
	return [
		cutMarks(grid, Math.ceil(faces.length / grid.format.across)),
		...faces.flatMap((face, at) => cardAt(sheet, face, ...cornerOf(at, grid))),
		{
			text: sheet.ownerLine,
			fontSize: foot.size,
			color: ink.soft,
			absolutePosition: { x: grid.left, y: noticeTop(grid) }
		},
		...(page === undefined ? [] : [pageOf(sheet, page, grid)])
	];
}

/** What list the page is of, at the right of the line on the owner: the page alone where that is long. */
function pageOf({ title, ownerLine }: Sheet, page: string, grid: Grid): Content {
	const { size } = foot;
	const widthOf = (text: string): number => runWidth({ text, size });
	const right = grid.left + grid.format.across * grid.format.width;
	const room = right - grid.left - widthOf(ownerLine) - 3 * size - widthOf(` · ${page}`);
	const isRoom = room > leastTitle;
	const text = isRoom ? `${shortened({ text: title, size }, room)} · ${page}` : page;
	const x = right - widthOf(text) - 1;
	// Beside a line as long as the page there is room below it alone.
	const isBelow = x < grid.left + widthOf(ownerLine) + size;
	const y = noticeTop(grid) + (isBelow ? size : 0);
	return { text, noWrap: true, fontSize: size, color: ink.soft, absolutePosition: { x, y } };
}

function noticeTop({ pageHeight }: Pick<Grid, 'pageHeight'>): number {
	return pageHeight - foot.height + 6;
}

/** Short lines outside the cards, and crosses where four cards meet. */
function cutMarks({ format, left, top, pageHeight }: Grid, rows: number): Content {
	const { across, width, height } = format;
	const [right, bottom] = [left + across * width, top + rows * height];
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
	const columns = Array.from({ length: across + 1 }, (_, at) => left + at * width);
	const lines = Array.from({ length: rows + 1 }, (_, at) => top + at * height);
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

/** One card at the given corner: head and body from the top, the foot from the bottom, in the army's livery. */
function cardAt(
	sheet: Sheet,
	{ format, head, blocks, foot }: CardFace,
	x: number,
	y: number
): readonly Content[] {
	const { inner } = format;
	const below = footPart(foot, inner.width);
	const text = blocks.map(({ content, gap }, at): Content => ({
		stack: [content],
		margin: [0, at === 0 ? 0 : gap, 0, 0]
	}));
	return [
		{
			...boxOf([headPart(head, inner.width).content, ...text], inner.width),
			absolutePosition: { x: x + padding, y: y + padding }
		},
		{
			...boxOf([below.content], inner.width),
			absolutePosition: { x: x + padding, y: y + padding + inner.height - below.height }
		},
		...liveryAt(sheet, format, x, y)
	];
}

/** A box as wide as a card; otherwise absolutely placed content is as wide as the page. */
function boxOf(stack: Content[], width: number) {
	return { table: { widths: [width], body: [[{ stack }]] }, layout: bareTable };
}

const shield = { width: 84, hatching: 2.6, outline: 1 } as const;

const sizes = { kind: 10, army: 13, game: 7.5 } as const;
const gap = 12;

/** The back of a card at the given corner: the army's shield, the kind of card, and the army. */
function cardBackAt(
	sheet: Sheet,
	backs: SheetBacks,
	{ kind, format }: CardFace,
	x: number,
	y: number
): readonly Content[] {
	const { inner, width } = format;
	const height = (shield.width * shieldExtent.height) / shieldExtent.width;
	const army = typeset(sheet.army);
	const armyLines = lineCount([{ text: army, size: sizes.army, bold: true }], inner.width - 2);
	const text =
		gap + lineStep(sizes.kind) + 4 + armyLines * lineStep(sizes.army) + lineStep(sizes.game);
	const top = y + (format.height - height - text) / 2;
	const stack: Content[] = [
		{ ...smallCapitals(words.cardBacks[kind], sizes.kind), bold: false, color: ink.soft },
		{ text: army, fontSize: sizes.army, bold: true, margin: [0, 4, 0, 0] },
		{ text: typeset(sheet.system), fontSize: sizes.game, color: ink.soft }
	];
	return [
		{
			svg: shieldLines(sheet.colours, backs.division),
			width: shield.width,
			absolutePosition: { x: x + (width - shield.width) / 2, y: top }
		},
		{
			table: { widths: [inner.width], body: [[{ stack, alignment: 'center' }]] },
			layout: bareTable,
			absolutePosition: { x: x + padding, y: top + height + gap }
		}
	];
}

/**
 * The shield in thin lines: a double outline, and the second colour as hatching. What is outside of a part or of the
 * outline is covered in white, as the preview cannot draw a group with a clip path.
 */
function shieldLines(colours: Sheet['colours'], division: SheetBacks['division']): string {
	const [one, other] = colours;
	const dark = darker(one, other);
	// A light colour would not be visible on white paper.
	const light = darkness(other) > 0.35 ? other : dark;
	const scale = shieldExtent.width / shield.width;
	const path = shieldDivisions[division];
	const stroke = (colour: string, width: number): string =>
		`fill="none" stroke="${colour}" stroke-width="${String(width * scale)}"`;
	const cover = (around: string): string =>
		`<path d="M-1 -1H49V61H-1Z${around}" fill="#ffffff" fill-rule="evenodd"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(shieldExtent).join(' ')}">
<path d="${hatching(scale)}" ${stroke(light, rules.row)}/>
${cover(path)}
<path d="${path}" ${stroke(dark, rules.heading)}/>
${cover(shieldOutline)}
<path d="${shieldOutline}" ${stroke(dark, shield.outline)}/>
</svg>`;
}

/** Diagonal lines, clipped to the shield's box. */
function hatching(scale: number): string {
	const step = shield.hatching * scale;
	const count = Math.ceil((shieldBox.width + shieldBox.height) / step);
	return Array.from({ length: count }, (_, at) => {
		const sum = at * step;
		const right = Math.min(sum - shieldEdges.top, shieldEdges.right);
		const left = Math.max(sum - shieldEdges.bottom, shieldEdges.left);
		const point = (x: number): string => `${x.toFixed(2)} ${(sum - x).toFixed(2)}`;
		return left < right ? `M${point(right)}L${point(left)}` : '';
	}).join('');
}
