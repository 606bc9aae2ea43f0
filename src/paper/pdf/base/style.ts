import type { Content, ContentText, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
type OpenTypeFeatures = NonNullable<ContentText['fontFeatures']>[number];

import type { Sheet } from '../../../content/model.ts';
import { naturalLeading, type Run } from './widths.ts';

/** Papers a sheet is printed on. */
export type Paper = 'a4' | 'letter' | 'a5';

export const papers = {
	a4: { name: 'A4', width: 595.28, height: 841.89 },
	letter: { name: 'LETTER', width: 612, height: 792 },
	/** A booklet for a pocket: of play sheets alone. */
	a5: { name: 'A5', width: 419.53, height: 595.28 }
} as const;

/** Points. The bottom margin holds the foot. */
export const margins = { left: 42, top: 38, right: 42, bottom: 54 } as const;

/** Those of a play sheet, which has much to say and is not filed. */
const playMargins = { left: 20, top: 36, right: 20, bottom: 46 } as const;

/** The margins of a form. */
export function marginsOf({
	form
}: Pick<Sheet, 'form'>): Readonly<Record<keyof typeof margins, number>> {
	return form === 'play' ? playMargins : margins;
}

export const family = 'Alegreya';

/** The distance of baselines, in type sizes. */
const leading = 1.18;

/** The line height that gives this leading in pdfmake with this font. */
export const lineHeight = leading / naturalLeading;

/** The smallest type of a page, cards apart: more than 7 points when a page is printed at 85 %. */
const smallest = 8.5;

/** This size, or the smallest that a sheet has. */
export function legible(size: number): number {
	return Math.max(smallest, size);
}

/** The height of one line of text of this size. */
export function lineStep(size: number): number {
	return size * leading;
}

/** How much lower smaller text must start to share the baseline of larger text. */
export function baselineDrop(size: number, beside: number): number {
	return 1.016 * (beside - size);
}

/** Figures: lining in text, tabular in columns. */
export const figures = {
	text: ['lnum'],
	table: ['lnum', 'tnum'],
	capitals: ['lnum', 'smcp']
} satisfies Record<string, OpenTypeFeatures[]>;

/** A figure in a column, as wide as `figureWidth` says. Numbers are never split. */
export const columnFigure = { fontFeatures: figures.table, noWrap: true } as const;

export const ink = {
	text: '#000000',
	soft: '#444444',
	rule: '#000000',
	hairline: '#b5b5b5'
} as const;
export const rules = { heading: 0.6, row: 0.25, accent: 1.6 } as const;

/** Part of a page with its calculated height. */
export interface Part {
	readonly content: Content;
	readonly height: number;
	/** The heights of the pieces between which a page may end; without them the part is not split. */
	readonly pieces?: readonly number[];
	/** The height of the heading repeated on the next page. */
	readonly again?: number;
}

/** A part with space above, and below. */
export function spaced(part: Part, above: number, below = 0): Part {
	const { pieces = [part.height] } = part;
	const last = pieces.length - 1;
	return {
		height: above + part.height + below,
		pieces: pieces.map((piece, at) => piece + (at === 0 ? above : 0) + (at === last ? below : 0)),
		get content() {
			return { stack: [part.content], margin: [0, above, 0, below] } satisfies Content;
		}
	};
}

/** Parts one below the other. */
export function stacked(parts: readonly Part[]): Part {
	return {
		height: parts.reduce((sum, { height }) => sum + height, 0),
		get content() {
			return { stack: parts.map(({ content }) => content) };
		}
	};
}

/** The width and height that text may fill. */
export function textArea(
	paper: Paper,
	sheet: Pick<Sheet, 'form'>
): { readonly width: number; readonly height: number } {
	const { width, height } = papers[paper];
	const { left, top, right, bottom } = marginsOf(sheet);
	return { width: width - left - right, height: height - top - bottom };
}

/** A line across the page in the darker of the army's colours, which shows on white and in greyscale. */
export function accentLine({ colours: [one, other] }: Sheet, width: number): Part {
	const line = { type: 'line' as const, x1: 0, y1: 4, x2: width, y2: 4 };
	const lineColor = darker(one, other);
	return {
		content: { canvas: [{ ...line, lineWidth: rules.accent, lineColor }] },
		height: 4
	};
}

/** The darker of two colours; the first, if they are equal. */
export function darker(one: string, other: string): string {
	return lightness(one) <= lightness(other) ? one : other;
}

/** How dark a colour is, from 0 for white to 1 for black. */
export function darkness(colour: string): number {
	return 1 - lightness(colour) / 255;
}

function lightness(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		Number.parseInt(colour.slice(at, at + 2), 16)
	);
	return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** A table without visible lines. */
export const bareTable: CustomTableLayout = {
	hLineWidth: () => 0,
	vLineWidth: () => 0,
	paddingLeft: () => 0,
	paddingRight: () => 0,
	paddingTop: () => 0,
	paddingBottom: () => 0
};

/** A table with a thick line below its heading and a thin one below each row. */
export function ruledRows(padding: number): CustomTableLayout {
	return {
		...bareTable,
		hLineWidth: (line) => (line === 0 ? 0 : line === 1 ? rules.heading : rules.row),
		hLineColor: (line) => (line === 1 ? ink.rule : ink.hairline),
		paddingTop: () => padding,
		paddingBottom: () => padding
	};
}

/** A cell that a spanning cell before it covers. */
export const covered: TableCell = {};

/** Letter spacing of small capitals, in points. */
const capitalsSpacing = 0.5;

/** A heading in spaced capitals and small capitals. */
export function smallCapitals(text: string, size: number): ContentText {
	return {
		text,
		fontSize: size,
		bold: true,
		characterSpacing: capitalsSpacing,
		fontFeatures: figures.capitals,
		noWrap: true
	};
}

/** Small capitals as a run of a paragraph, which may take several lines. */
export function capitalsRun(text: string, size: number, capitals = capitalsSpacing): Run {
	return { text, size, bold: true, capitals };
}
