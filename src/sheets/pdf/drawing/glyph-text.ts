import { fixedSpace } from '../measure.ts';

/**
 * Text that shows just these glyphs. A PDF has small capitals and figures of equal width as further
 * glyphs for the same characters. To go on being text, they stand in fonts of their own: the first font
 * has for each character its first glyph, the second its second glyph, or the first if there is no other.
 */
export interface GlyphText {
	/** Which of the fonts. */
	readonly face: number;
	readonly text: string;
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

export function writingOf(texts: readonly string[]): Writing {
	const characters = Array.from(texts, (text, glyph) => characterOf(text, glyph));
	const glyphs = new Map<string, number[]>();
	characters.forEach((character, glyph) => {
		glyphs.set(character, [...(glyphs.get(character) ?? []), glyph]);
	});
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

/** Glyphs in a row as text, in as few faces as can be. */
export function glyphText(writing: Writing, glyphs: readonly number[]): readonly GlyphText[] {
	const pieces: { face: number; last: number; text: string }[] = [];
	for (const glyph of glyphs) {
		const text = writing.characters[glyph] ?? '';
		const first = writing.first[glyph] ?? 0;
		const last = writing.last[glyph] ?? Infinity;
		const piece = pieces.at(-1);
		if (piece && first <= piece.last && last >= piece.face) {
			piece.face = Math.max(piece.face, first);
			piece.last = Math.min(piece.last, last);
			piece.text += text;
		} else pieces.push({ face: first, last, text });
	}
	return pieces.map(({ face, text }) => ({ face, text }));
}

/** Which glyph shows each character in one of the faces. */
export function glyphsOfFace(writing: Writing, face: number): ReadonlyMap<string, number> {
	const glyphs = new Map<string, number>();
	writing.characters.forEach((character, glyph) => {
		if ((writing.first[glyph] ?? 0) <= face) glyphs.set(character, glyph);
	});
	const space = glyphs.get(' ');
	if (space !== undefined && !glyphs.has(fixedSpace)) glyphs.set(fixedSpace, space);
	return glyphs;
}
