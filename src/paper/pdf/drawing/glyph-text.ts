import { fixedSpace } from '../base/widths.ts';
import type { TextMark } from './page.ts';

/**
 * Text that shows exactly these glyphs. A PDF has further glyphs for the same characters, such as small
 * capitals and tabular figures. To keep them as text they go into separate fonts, called faces: for each
 * character the first face has its most frequent glyph, the second face the next, or the first again if there
 * is none.
 */
interface GlyphText<Glyph> {
	/** The number of the face. */
	readonly face: number;
	readonly letters: readonly Glyph[];
}

/** How to write each glyph of a font, and in which faces. */
export interface Writing {
	readonly characters: readonly string[];
	readonly faces: number;
	/** The first and the last face that shows the glyph. */
	readonly first: readonly number[];
	readonly last: readonly number[];
}

/** Ligatures that Unicode has a character for. */
const ligatures: Readonly<Record<string, string>> = {
	ff: '\ufb00',
	fi: '\ufb01',
	fl: '\ufb02',
	ffi: '\ufb03',
	ffl: '\ufb04'
};

/** @param usesOf how often a glyph is drawn */
export function writingOf(
	texts: readonly string[],
	usesOf: (glyph: number) => number = () => 0
): Writing {
	const characters = Array.from(texts, (text, glyph) => characterOf(text, glyph));
	const glyphs = new Map<string, number[]>();
	characters.forEach((character, glyph) => {
		glyphs.set(character, [...(glyphs.get(character) ?? []), glyph]);
	});
	for (const alike of glyphs.values()) alike.sort((one, other) => usesOf(other) - usesOf(one));
	const places = characters.map((character, glyph) => glyphs.get(character)?.indexOf(glyph) ?? 0);
	return {
		characters,
		faces: Math.max(1, ...Array.from(glyphs.values(), ({ length }) => length)),
		first: places,
		last: places.map((place, glyph) => {
			const isLast = place === (glyphs.get(characters[glyph] ?? '')?.length ?? 0) - 1;
			return isLast ? Infinity : place;
		})
	};
}

/** Letters that browsers would shape and turn round once more. */
const shaped = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}\p{sc=Deva}]/u;

/** One character for each glyph: its own, a ligature's, or one from the private-use area. */
function characterOf(text: string | undefined = '', glyph: number): string {
	const isOne = Array.from(text).length === 1 && !shaped.test(text);
	return isOne ? text : (ligatures[text] ?? String.fromCodePoint(0xe000 + glyph));
}

/** Splits a row of glyphs into as few faces as possible. */
export function glyphText<Glyph extends { readonly glyph: number }>(
	writing: Writing,
	letters: readonly Glyph[]
): readonly GlyphText<Glyph>[] {
	const pieces: { face: number; last: number; letters: Glyph[] }[] = [];
	for (const letter of letters) {
		const first = writing.first[letter.glyph] ?? 0;
		const last = writing.last[letter.glyph] ?? Infinity;
		const piece = pieces.at(-1);
		if (piece && first <= piece.last && last >= piece.face) {
			piece.face = Math.max(piece.face, first);
			piece.last = Math.min(piece.last, last);
			piece.letters.push(letter);
		} else pieces.push({ face: first, last, letters: [letter] });
	}
	return pieces;
}

/** The glyph of each character in a face. */
export function glyphsOfFace(writing: Writing, face: number): ReadonlyMap<string, number> {
	const glyphs = new Map<string, number>();
	const placeOf = (glyph: number | undefined): number => writing.first[glyph ?? -1] ?? -1;
	writing.characters.forEach((character, glyph) => {
		const place = placeOf(glyph);
		if (place <= face && place > placeOf(glyphs.get(character))) glyphs.set(character, glyph);
	});
	const space = glyphs.get(' ');
	if (space !== undefined && !glyphs.has(fixedSpace)) glyphs.set(fixedSpace, space);
	return glyphs;
}

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
