import { expect, test } from 'vitest';
import { isNear, wordsIn } from './search-names.ts';

test.each([
	['a letter is missing', 'etheral', 'ethereal', true],
	['a letter is missing in a short word', 'tnk', 'tank', true],
	['a letter is wrong', 'tamk', 'tank', true],
	['a letter is too many', 'tannk', 'tank', true],
	['two are swapped', 'takn', 'tank', true],
	['two letters are wrong', 'tomk', 'tank', false],
	['two letters are missing', 'ethral', 'ethereal', false],
	['the first letter of a long word is wrong', 'athereal', 'ethereal', true],
	['the first letter of a short word is wrong', 'bank', 'tank', false],
	['the first two of a long word are swapped', 'tehereal', 'ethereal', true],
	['only the beginning of a long word is typed', 'ethre', 'ethereal', true],
	['only the beginning of a short word is typed', 'tmn', 'tomb', false],
	['there are but two letters', 'tk', 'tak', false]
])('%s: “%s” for “%s”', (_, typed, word, isFound) => {
	expect(isNear(typed, [word])).toBe(isFound);
});

test('words are what is between signs, and no shorter than three letters', () => {
	expect(wordsIn('arch-warlock of éire\n2nd (tank)')).toEqual([
		'arch',
		'warlock',
		'éire',
		'2nd',
		'tank'
	]);
});
