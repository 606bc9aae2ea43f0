import { expect, test } from 'vitest';
import type { TextMark } from './page.ts';
import { paragraphsOf } from './svg.ts';

const letters = Array.from('\0abcdefghijklmnopqrstuvwxyz -');

function word(x: number, y: number, text: string, size = 10): TextMark {
	const glyphs = Array.from(text, (letter) => letters.indexOf(letter));
	return {
		...{ kind: 'text', font: 'F1', size, colour: '#000000', spacing: 0, x, y },
		runs: [{ moved: 0, glyphs }]
	};
}

function said(...marks: readonly TextMark[]): readonly string[] {
	return paragraphsOf(marks, () => letters);
}

test('words of a line are one text, whatever cells they stand in', () => {
	expect(said(word(10, 50, 'two '), word(30, 50, 'knights'), word(200, 50, 'nine'))).toEqual([
		'two knights nine'
	]);
});

test('a paragraph goes on below in its column, a row or another size does not', () => {
	expect(
		said(
			word(10, 50, 'it may '),
			word(10, 62, 'shoot'),
			word(10, 82, 'next'),
			word(10, 92, 'small', 8)
		)
	).toEqual(['it may shoot', 'next', 'small']);
});

test('a word that is parted at its hyphen stays one', () => {
	expect(said(word(10, 50, 're-'), word(30, 50, 'roll'))).toEqual(['re-roll']);
});

test('the next column begins anew', () => {
	expect(said(word(10, 700, 'left'), word(300, 50, 'right'))).toEqual(['left', 'right']);
});

test('a word is read as the file spells it, an accent above its line with it', () => {
	const spoken = (x: number, y: number, actual: string): TextMark => ({
		...word(x, y, ''),
		actual
	});
	expect(
		said(
			word(10, 50, 'a '),
			spoken(50, 48, 'צבא'),
			spoken(52, 46, ''),
			word(40, 50, ' '),
			spoken(20, 50, 'המלך'),
			word(70, 50, ' b')
		)
	).toEqual(['a צבא המלך b']);
});

test('a word that goes on in another font stays one', () => {
	const spoken = (x: number, actual: string): TextMark => ({ ...word(x, 50, ''), actual });
	expect(
		said(
			spoken(10, '“'),
			spoken(14, '帝国'),
			spoken(34, '军队'),
			spoken(54, '”'),
			word(90, 50, 'a')
		)
	).toEqual(['“帝国军队” a']);
});
