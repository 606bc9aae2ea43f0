import { describe, expect, test } from 'vitest';
import { describeFaults, found, ordinal, quoted, unknownName } from './fault.ts';

describe('the words of a fault', () => {
	test.each([
		[1, '1st'],
		[2, '2nd'],
		[3, '3rd'],
		[4, '4th'],
		[10, '10th'],
		[11, '11th'],
		[13, '13th'],
		[14, '14th'],
		[20, '20th'],
		[21, '21st'],
		[111, '111th'],
		[1002, '1002nd']
	])('%i is the %s', (position, text) => {
		expect(ordinal(position)).toBe(text);
	});

	test('what was found is named shortly, however much it is', () => {
		expect(found('four')).toBe('"four"');
		expect(found(null)).toBe('null');
		expect(found([1, 2])).toBe('a list of 2');
		expect(found({ a: 1 })).toBe('an object');
		expect(found('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
		expect(found('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`);
	});

	test('an unknown name comes with the names it may have meant', () => {
		expect(unknownName('No.', 'x', []).message).toBe('No.');
		expect(unknownName('No.', 'x', ['A']).message).toBe('No. Did you mean A?');
		expect(unknownName('No.', 'x', ['A', 'B', 'C']).message).toBe('No. Did you mean A, B or C?');
	});

	test.each([
		[
			'a letter that only looks the same',
			'H\u0430lberdiers',
			' Its “\u0430” is from another alphabet (U+0430).'
		],
		['a letter with a mark, which is seen', 'Hälberdiers', '']
	])('an unknown name that looks like a known one says what differs: %s', (_, name, said) => {
		expect(unknownName('No.', name, ['Halberdiers']).message).toBe(
			`No. Did you mean Halberdiers?${said}`
		);
	});

	test('a letter that nobody sees is not named', () => {
		const { message } = unknownName('Nothing is called so.', 'Em\u3164pire', ['Empire']);
		expect(message).not.toContain('\u3164');
		expect(message).not.toContain('alphabet');
	});

	test.each([
		[
			'letters',
			`Halberdiers${' of the old guard'.repeat(9)}`,
			'“Halberdiers of the old guard of the old…”'
		],
		['signs that nobody sees', `Halberdiers${'\u200b'.repeat(120)} of old`, '“Halberdiers of old”'],
		['many of them', `Halberdiers${'\u200b'.repeat(2000)} of old`, '“Halberdiers…”'],
		['space', `Halberdiers${' '.repeat(90)}of old`, '“Halberdiers of old”']
	])('a word with a long tail of %s does not seem to be whole', (_, word, said) => {
		expect(quoted(word)).toBe(said);
	});

	test('twenty faults are described, the others counted', () => {
		const described = (count: number) =>
			describeFaults(Array.from({ length: count }, String), (message) => ({ message }));
		expect(described(20)).toHaveLength(20);
		expect(described(21)).toHaveLength(21);
		expect(described(22).at(-1)).toEqual({ message: 'And 2 more.' });
	});
});
