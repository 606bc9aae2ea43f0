/** A page as it is drawn: points from the left and from above, in the order of painting. */
export interface DrawnPage {
	readonly width: number;
	readonly height: number;
	readonly marks: readonly Mark[];
	/** Operators that we do not know and so leave out. */
	readonly unknown: readonly string[];
}

export type Mark = TextMark | PathMark;

/** Text from one place on, in one style. */
export interface TextMark {
	readonly kind: 'text';
	/** The font by its name in the PDF. */
	readonly font: string;
	readonly size: number;
	readonly colour: string;
	/** Between characters. */
	readonly spacing: number;
	readonly x: number;
	readonly y: number;
	/** Where the text does not stand upright at its size. */
	readonly turned?: Matrix;
	readonly runs: readonly GlyphRun[];
}

/** Glyphs that follow each other without a gap, by their numbers in the PDF's font. */
export interface GlyphRun {
	/** Offset of the run from the end of the one before. */
	readonly moved: number;
	readonly glyphs: readonly number[];
}

export interface PathMark {
	readonly kind: 'path';
	/** As in SVG. */
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

/** a b c d e f, as PDF and SVG have it. */
export type Matrix = readonly [number, number, number, number, number, number];

/** First the one, then the other. */
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
