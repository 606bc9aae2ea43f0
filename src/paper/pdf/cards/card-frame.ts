import type { Content, ContentText, CanvasLine } from 'pdfmake/interfaces';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import { breakable } from './card-blocks.ts';
import { lineCount } from '../base/lines.ts';
import { figureWidth, runWidth, type Run } from '../base/widths.ts';
import {
	bareTable,
	baselineDrop,
	columnFigure,
	figures,
	ink,
	lineStep,
	rules,
	smallCapitals,
	type Part,
	darker
} from '../base/style.ts';
import type { Sheet, SheetCard } from '../../../content/model.ts';
import { shieldDrawing } from '../base/shield.ts';

/** The text above a card's body. */
export interface Head {
	readonly name: string;
	/** At the right of the name: points, or what casting a spell takes. */
	readonly right: string;
	readonly ownName?: string;
	/** The kind of thing; left out on a continued card. */
	readonly type?: string;
	/** How many there are. */
	readonly amount?: string;
}

/** The text below a card's body. */
export interface Foot {
	readonly main: string;
	readonly small: string;
	/** "1/2", if the text takes several cards. */
	readonly part?: string;
}

const sizes = {
	name: 12.5,
	right: 8.5,
	own: 9,
	type: 8,
	amount: 7.5,
	bearer: 8,
	small: 7
} as const;
const gaps = { rule: 3, body: 5, footRule: 3, foot: 2.5, between: 5 } as const;
/** Small capitals, with their spacing, are narrower than the capitals they are measured as. */
const smallCapitalsWidth = 0.86;

export function headHeight(head: Head, width: number): number {
	return headPart(head, width).height;
}

export function footHeight(foot: Foot, width: number): number {
	return footPart(foot, width).height;
}

/** Name and points on one baseline, kind and number on the next, then a rule. */
export function headPart({ name, right, ownName, type, amount = '' }: Head, width: number): Part {
	const lines = [
		nameLine(typeset(name), typeset(right), width),
		...(ownName === undefined ? [] : [ownLine(typeset(ownName), width)]),
		...(type === undefined ? [] : [typeLine(typeset(type), typeset(amount), width)])
	];
	return {
		content: {
			stack: [...lines.map(({ content }) => content), rule(width, 'heading', gaps.rule, gaps.body)]
		},
		height: lines.reduce((sum, { height }) => sum + height, 0) + gaps.rule + gaps.body
	};
}

function nameLine(given: string, right: string, whole: number): Part {
	const size = sizes.name;
	const beside = besideWidth({ text: right, size: sizes.right, bold: true });
	const width = whole - beside;
	const name = breakable({ text: given, size, bold: true }, width - 1);
	const drop = baselineDrop(sizes.right, size);
	return {
		content: twoCells(
			{ text: name, fontSize: size, bold: true },
			{
				text: right,
				fontSize: sizes.right,
				bold: true,
				...columnFigure,
				margin: [0, drop, 0, -drop]
			},
			beside,
			whole
		),
		height: lineCount([{ text: name, size, bold: true }], width - 1) * lineStep(size)
	};
}

function ownLine(ownName: string, width: number): Part {
	const size = sizes.own;
	const text = breakable({ text: words.quoted(ownName), size, bold: true }, width - 1);
	const run = { text, size, bold: true };
	return {
		content: { text, fontSize: sizes.own, bold: true },
		height: lineCount([run], width - 1) * lineStep(sizes.own)
	};
}

/** The kind in small capitals, with the number at the right if it fits, otherwise below. */
function typeLine(type: string, amount: string, whole: number): Part {
	const width =
		runWidth({ text: type.toUpperCase(), size: sizes.type * smallCapitalsWidth }) +
		type.length * 0.5;
	const amountWidth =
		amount === '' ? 0 : runWidth({ text: amount, size: sizes.amount }) + gaps.between;
	const kind: ContentText = {
		...smallCapitals(type, sizes.type),
		bold: false,
		color: ink.soft,
		noWrap: false
	};
	const count: ContentText = {
		text: amount,
		fontSize: sizes.amount,
		color: ink.soft,
		fontFeatures: figures.text
	};
	const typeLines = (room: number): number => Math.ceil(width / room);
	if (amountWidth < whole - width) {
		const drop = baselineDrop(sizes.amount, sizes.type);
		return {
			content: twoCells(kind, { ...count, margin: [0, drop, 0, -drop] }, amountWidth, whole),
			height: lineStep(sizes.type)
		};
	}
	const amountLines =
		amount === '' ? 0 : lineCount([{ text: amount, size: sizes.amount }], whole - 1);
	return {
		content: { stack: [kind, ...(amount === '' ? [] : [count])] },
		height: typeLines(whole) * lineStep(sizes.type) + amountLines * lineStep(sizes.amount)
	};
}

/** The bearer above the army or lore, and the number of the card; all at the right of the shield. */
export function footPart({ main, small, part = '' }: Foot, width: number): Part {
	const room = width - shieldRoom;
	const beside = besideWidth({ text: part, size: sizes.small });
	const who = breakable({ text: typeset(main), size: sizes.bearer, bold: true }, room - 1);
	const where = typeset(small);
	const whoLines =
		who === '' ? 0 : lineCount([{ text: who, size: sizes.bearer, bold: true }], room - 1);
	const whereLines = lineCount([{ text: where, size: sizes.small }], room - beside - 1);
	const soft = { fontSize: sizes.small, color: ink.soft };
	const text: Content[] = [
		...(who === '' ? [] : [{ text: who, fontSize: sizes.bearer, bold: true }]),
		twoCells(
			{ text: where, ...soft },
			{ text: part, ...soft, color: ink.text, ...columnFigure },
			beside,
			room
		)
	];
	const height = whoLines * lineStep(sizes.bearer) + whereLines * lineStep(sizes.small);
	// A single line stands in the middle of the shield.
	const above = Math.max(0, shieldHeight - height) / 2;
	return {
		content: {
			stack: [
				rule(width, 'row', gaps.footRule, gaps.foot),
				{ stack: text, margin: [shieldRoom, above, 0, above] }
			]
		},
		height: gaps.footRule + gaps.foot + height + 2 * above
	};
}

/** The width of a figure at the right edge, with the space before it. */
function besideWidth(figure: Run): number {
	return figure.text === '' ? 0 : figureWidth(figure) + gaps.between;
}

/** One text at the left edge and one at the right. */
function twoCells(
	left: ContentText,
	right: ContentText,
	rightWidth: number,
	width: number
): Content {
	if (rightWidth === 0) return left;
	return {
		table: {
			widths: [width - rightWidth, rightWidth],
			body: [[left, { ...right, alignment: 'right', noWrap: true }]]
		},
		layout: bareTable
	};
}

function rule(width: number, kind: 'heading' | 'row', above: number, below: number): Content {
	const lineColor = kind === 'heading' ? ink.rule : ink.hairline;
	const line = { type: 'line' as const, x1: 0, y1: above, x2: width, y2: above, lineColor };
	return { canvas: [{ ...line, lineWidth: rules[kind] }], margin: [0, 0, 0, below] };
}

/** Thicknesses of the band's stripes, and the space between the edge of the card and the band. */
const band = { first: 2, second: 1, top: 5 } as const;

/** The height of the shield in the foot. */
const shieldHeight = 13;
/** Space between the shield and the text beside it. */
const shieldGap = 4;

type Livery = Pick<Sheet, 'colours' | 'division'>;

/** How much of a foot's width the shield takes. */
const shieldRoom =
	shieldDrawing({ colours: ['#000000', '#000000'], division: 'pale' }, shieldHeight).width +
	shieldGap;

/** The army's colours above the head of the card at this corner, and its shield in the foot. */
export function liveryAt(
	livery: Livery,
	{ inner }: CardSize,
	x: number,
	y: number
): readonly Content[] {
	const bottom = y + padding + inner.height;
	return [
		{
			canvas: bandLines(livery, inner.width),
			absolutePosition: { x: x + padding, y: y + band.top }
		},
		{
			...shieldDrawing(livery, shieldHeight),
			absolutePosition: { x: x + padding, y: bottom - shieldHeight }
		}
	];
}

/** A stripe of each colour between hairlines of the darker one, which keep a light one apart from the paper. */
function bandLines({ colours: [one, other] }: Livery, width: number): CanvasLine[] {
	const dark = darker(one, other);
	const line = (y: number, lineWidth: number, lineColor: string): CanvasLine => ({
		type: 'line',
		x1: 0,
		y1: y,
		x2: width,
		y2: y,
		lineWidth,
		lineColor
	});
	return [
		line(band.first / 2, band.first, one),
		line(band.first + band.second / 2, band.second, other),
		line(0, rules.row, dark),
		line(band.first + band.second, rules.row, dark)
	];
}

const millimetre = 72 / 25.4;

/** Points between the edge of a card and its text. */
export const padding = 12;

/** A size of cards, and how many of them a page has. */
export interface CardSize {
	readonly width: number;
	readonly height: number;
	/** Cards side by side and one below the other. */
	readonly across: number;
	readonly down: number;
	/** The area inside the padding. */
	readonly inner: { readonly width: number; readonly height: number };
}

/** A playing card of the usual size, 63.5 × 88.9 mm, which fits common sleeves. */
export const cardSize = { width: 63.5 * millimetre, height: 88.9 * millimetre } as const;

/** Nine playing cards. */
export const playingCards = formatOf(1, 3);

/** Four cards of one and a half times that width and height, in the place of nine. */
const largeCards = formatOf(1.5, 2);

function formatOf(times: number, count: number): CardSize {
	const [width, height] = [cardSize.width * times, cardSize.height * times];
	return {
		width,
		height,
		across: count,
		down: count,
		inner: { width: width - 2 * padding, height: height - 2 * padding }
	};
}

/** Profiles with weapons and abilities need more room than a stat line. */
export function sizeOfCard(card: SheetCard): CardSize {
	return 'profile' in card ? largeCards : playingCards;
}
