import { fixedSpace } from '../measure.ts';

/**
 * Text that shows just these glyphs. A PDF has small capitals and figures of equal width as further
 * glyphs for the same characters. To go on being text, they stand in fonts of their own: the first font
 * has for each character the glyph that is used most, the second the next, or the first if there is no other.
 */
export interface GlyphText<Glyph> {
	/** Which of the fonts. */
	readonly face: number;
	readonly letters: readonly Glyph[];
}

/** For each glyph of a font what to write, and in which faces that shows it. */
export interface Writing {
	readonly characters: readonly string[];
	readonly faces: number;
	/** From which face on a glyph is shown, and up to which. */
	readonly first: readonly number[];
	readonly last: readonly number[];
}

/** Ligatures that have a character of their own. */
const ligatures: Readonly<Record<string, string>> = {
	ff: '\ufb00',
	fi: '\ufb01',
	fl: '\ufb02',
	ffi: '\ufb03',
	ffl: '\ufb04'
};

/** @param usesOf a glyph: how often it is drawn */
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

/** One character for each glyph: its own, that of a ligature, or one for private use. */
function characterOf(text: string | undefined = '', glyph: number): string {
	const isOne = Array.from(text).length === 1;
	return isOne ? text : (ligatures[text] ?? String.fromCodePoint(0xe000 + glyph));
}

/** Glyphs in a row, in as few faces as can be. */
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

/** Which glyph shows each character in one of the faces. */
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
