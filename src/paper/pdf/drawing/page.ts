/** The marks on a page in painting order, in points from the left and the top. */
export interface DrawnPage {
	readonly width: number;
	readonly height: number;
	readonly marks: readonly Mark[];
	/** Operators that were skipped. */
	readonly unknown: readonly string[];
}

export type Mark = TextMark | PathMark;

/** Text from one position, in one style. */
export interface TextMark {
	readonly kind: 'text';
	/** The font's name in the PDF. */
	readonly font: string;
	readonly size: number;
	readonly colour: string;
	/** Letter spacing. */
	readonly spacing: number;
	readonly x: number;
	readonly y: number;
	/** The matrix of text that is rotated or stretched. */
	readonly turned?: Matrix;
	/** What the glyphs say, where they do not tell it one by one. */
	readonly actual?: string;
	readonly runs: readonly GlyphRun[];
}

/** Adjacent glyphs without a gap, by their numbers in the PDF's font. */
export interface GlyphRun {
	/** Offset of the run from the end of the one before. */
	readonly moved: number;
	readonly glyphs: readonly number[];
}

export interface PathMark {
	readonly kind: 'path';
	/** In SVG syntax. */
	readonly path: string;
	readonly fill?: { readonly colour: string; readonly isEvenOdd: boolean };
	readonly stroke?: Stroke;
}

export interface Stroke {
	readonly colour: string;
	readonly width: number;
	readonly cap: number;
	readonly join: number;
	readonly dash: readonly number[];
}

/** a b c d e f, as in PDF and SVG. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The product of two matrices: the first is applied first. */
export function times(one: Matrix, other: Matrix): Matrix {
	const [a, b, c, d, e, f] = one;
	const [g, h, i, j, k, l] = other;
	return [
		a * g + b * i,
		a * h + b * j,
		c * g + d * i,
		c * h + d * j,
		e * g + f * i + k,
		e * h + f * j + l
	];
}
