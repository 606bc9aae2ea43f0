import type { Content } from 'pdfmake/interfaces';
import type { SheetCard } from '../model.ts';
import { typeset } from '../typeset.ts';
import { words } from '../words.ts';
import { lineCount, runWidth, type Run } from './measure.ts';
import { bareTable, figures, ink, lineStep, rules, smallCapitals, type Part } from './style.ts';

const millimetre = 72 / 25.4;

/** A playing card, which fits the usual sleeves. */
export const cardSize = { width: 63.5 * millimetre, height: 88.9 * millimetre } as const;

/** Between the edge of a card and what stands on it. */
export const padding = 12;
const inner = cardSize.width - 2 * padding;

const sizes = { kind: 7.5, source: 6.5, bearer: 8.5 } as const;
/** The type of the text, the largest that a card has room for. */
const textSizes = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/** One card at a place: head and text from above, who has it and where it is printed from below. */
export function cardAt(card: SheetCard, x: number, y: number): readonly Content[] {
	const head = headPart(card);
	const bottom = bottomPart(card);
	const room = cardSize.height - 2 * padding - head.height - bottom.height;
	const size =
		textSizes.find((each) => textPart(card, each).height <= room) ?? textSizes.at(-1) ?? 0;
	const body = stackedIn([head, textPart(card, size)]);
	return [
		{ ...body, absolutePosition: { x, y } },
		{
			...stackedIn([bottom]),
			absolutePosition: { x, y: y + cardSize.height - 2 * padding - bottom.height }
		}
	];
}

/** Parts in a box of the width of a card: what stands at a place would else be as wide as the page. */
function stackedIn(parts: readonly Part[]) {
	return {
		table: { widths: [inner], body: [[{ stack: parts.map(({ content }) => content) }]] },
		layout: bareTable
	};
}

function headPart({ name, kind, points }: SheetCard): Part {
	const title = typeset(name);
	const lines = (size: number): number => lineCount([{ text: title, size, bold: true }], inner - 2);
	const size =
		[15, 14, 13].find((each) => lines(each) === 1) ??
		[13, 12].find((each) => lines(each) <= 2) ??
		11;
	const price = words.inAll(points);
	const right = runWidth({ text: price, size: sizes.bearer, bold: true }) + 4;
	const kindLines = lineCount([{ text: kind.toUpperCase(), size: sizes.kind }], inner - right);
	return {
		content: {
			stack: [
				{
					columns: [
						{
							width: inner - right,
							...smallCapitals(typeset(kind), sizes.kind + 1),
							bold: false,
							color: ink.soft,
							noWrap: false
						},
						{
							width: right,
							text: price,
							bold: true,
							fontSize: sizes.bearer,
							alignment: 'right',
							fontFeatures: figures.table
						}
					],
					columnGap: 0
				},
				{ text: title, fontSize: size, bold: true, margin: [0, 1, 0, 0] },
				{
					canvas: [
						{
							type: 'line',
							x1: 0,
							y1: 3,
							x2: inner,
							y2: 3,
							lineWidth: rules.heading,
							lineColor: ink.rule
						}
					],
					margin: [0, 0, 0, 6]
				}
			]
		},
		height: kindLines * lineStep(sizes.bearer) + lines(size) * lineStep(size) + 10
	};
}

function textPart({ text }: SheetCard, size: number): Part {
	const runs: readonly Run[] = [{ text: typeset(text), size }];
	return {
		content: { text: runs[0]?.text ?? '', fontSize: size, fontFeatures: figures.text },
		height: lineCount(runs, inner - 1) * lineStep(size)
	};
}

/** Who has it, over where it is printed. */
function bottomPart({ bearer, source }: SheetCard): Part {
	const told = [
		{ text: typeset(bearer), size: sizes.bearer, color: ink.text, bold: true },
		{ text: typeset(source), size: sizes.source, color: ink.soft, bold: false }
	];
	const height = told.reduce(
		(sum, { text, size, bold }) =>
			sum + lineCount([{ text, size, bold }], inner - 2) * lineStep(size),
		8
	);
	return {
		content: {
			stack: [
				{
					canvas: [
						{
							type: 'line',
							x1: 0,
							y1: 3,
							x2: inner,
							y2: 3,
							lineWidth: rules.row,
							lineColor: ink.hairline
						}
					],
					margin: [0, 0, 0, 4]
				},
				...told.map(({ text, size, color, bold }) => ({ text, fontSize: size, color, bold }))
			]
		},
		height
	};
}
