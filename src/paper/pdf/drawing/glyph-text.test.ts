import { expect, test } from 'vitest';
import { glyphText, glyphsOfFace, writingOf } from './glyph-text.ts';

// Glyphs 1 and 2 are M and e, 3 a small capital e, 4 a ligature, 5 an older figure, 6 a tabular one.
const texts = ['', 'M', 'e', 'e', 'fi', '1', '1'];
const writing = writingOf(texts);

/** Which faces these glyphs are written in, and what. */
function written(...glyphs: readonly number[]): readonly object[] {
	const letters = glyphs.map((glyph) => ({ glyph }));
	return glyphText(writing, letters).map((piece) => ({
		face: piece.face,
		text: piece.letters.map(({ glyph }) => writing.characters[glyph]).join('')
	}));
}

test('a word is written in one face, whichever of its glyphs are common to both', () => {
	expect(written(1, 2)).toEqual([{ face: 0, text: 'Me' }]);
	expect(written(1, 3, 1)).toEqual([{ face: 1, text: 'MeM' }]);
});

test('a word with glyphs of two faces is parted', () => {
	expect(written(2, 1, 3, 5, 6)).toEqual([
		{ face: 0, text: 'eM' },
		{ face: 1, text: 'e' },
		{ face: 0, text: '1' },
		{ face: 1, text: '1' }
	]);
});

test('a ligature is one character that is found as its letters', () => {
	const text = writing.characters[4] ?? '';
	expect(Array.from(text)).toHaveLength(1);
	expect(text.normalize('NFKC')).toBe('fi');
});

test('each face shows its own glyph, and the common one where it has none', () => {
	expect(writing.faces).toBe(2);
	const [first, second] = [0, 1].map((face) => glyphsOfFace(writing, face));
	expect([first?.get('e'), first?.get('1'), first?.get('M')]).toEqual([2, 5, 1]);
	expect([second?.get('e'), second?.get('1'), second?.get('M')]).toEqual([3, 6, 1]);
});

test('the glyph that is used most stands in the first face', () => {
	const inCapitals = writingOf(texts, (glyph) => (glyph === 3 ? 9 : 1));
	const faces = [0, 1].map((face) => glyphsOfFace(inCapitals, face).get('e'));
	expect(faces).toEqual([3, 2]);
});

test('letters that a browser would join or turn round stand for no letter', () => {
	for (const letter of ['ש', 'ش', 'ก', 'क']) {
		expect(writingOf(['', letter]).characters[1]).toMatch(/^\p{Co}$/u);
	}
	expect(writingOf(['', '中']).characters[1]).toBe('中');
});
