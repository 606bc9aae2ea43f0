import type { TextMark } from './page.ts';

/** Larger shifts, as a share of the type size, come from the layout and not from the font. */
const furthest = 0.25;

/**
 * The kerning of pairs of glyphs, in font units. A PDF repeats it at each pair; a font table keeps the text in
 * one piece.
 */
export interface Kerning {
	/** Font units per em. */
	readonly units: number;
	/** By the key that `pairOf` makes. */
	readonly pairs: ReadonlyMap<number, number>;
}

/** A glyph, and its offset in points from the end of the one before. */
export interface Letter {
	readonly glyph: number;
	readonly moved: number;
}

/** Two adjacent glyphs as one number, in the order of font tables. */
export function pairOf(left: number, right: number): number {
	return left * 0x10000 + right;
}

/**
 * The most frequent kerning of each pair.
 * @param marks texts in one font
 * @param isSpace browsers split texts at spaces and would not kern them
 */
export function kerningOf(
	marks: readonly TextMark[],
	units: number,
	isSpace: (glyph: number) => boolean
): Kerning {
	const seen = new Map<number, Map<number, number>>();
	for (const mark of marks) {
		const letters = lettersOf(mark);
		letters.forEach(({ glyph, moved }, at) => {
			const before = letters[at - 1]?.glyph;
			if (before === undefined || isSpace(before) || isSpace(glyph)) return;
			if (Math.abs(moved) > mark.size * furthest) return;
			const pair = pairOf(before, glyph);
			const counts = seen.get(pair) ?? new Map<number, number>();
			const move = Math.round((moved / mark.size) * units);
			seen.set(pair, counts.set(move, (counts.get(move) ?? 0) + 1));
		});
	}
	const pairs = [...seen]
		.map(([pair, counts]) => [pair, maxOften(counts)] as const)
		.filter(([, move]) => move !== 0);
	return { units, pairs: new Map(pairs) };
}

/** The glyphs of a text, one by one. */
export function lettersOf({ runs }: TextMark): readonly Letter[] {
	return runs.flatMap(({ moved, glyphs }) =>
		glyphs.map((glyph, nth) => ({ glyph, moved: nth === 0 ? moved : 0 }))
	);
}

function maxOften(counts: ReadonlyMap<number, number>): number {
	const [[move] = [0]] = [...counts].toSorted(([, one], [, other]) => other - one);
	return move;
}
