import type { Content, ContentText } from 'pdfmake/interfaces';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import { breakable } from './card-blocks.ts';
import { shieldHeight, shieldRoom } from './card-livery.ts';
import { figureWidth, lineCount, runWidth, type Run } from '../base/measure.ts';
import {
	bareTable,
	baselineDrop,
	columnFigure,
	figures,
	ink,
	lineStep,
	rules,
	smallCapitals,
	type Part
} from '../base/style.ts';

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
