import { expect, test } from 'vitest';
import { addendsOf, rosterContext } from '#engine';
import type { Tally } from '#schema';
import { aList, aSource } from '../../../tests/builders.ts';
import { slotsIndex } from '../../../tests/toy-slots.ts';
import { sumText } from './sums.ts';

const power: Extract<Tally, { kind: 'sum' }> = {
	id: 'power',
	name: 'Power',
	kind: 'sum',
	of: {},
	number: 'power',
	base: 2,
	text: 'Two and what mages add.',
	source: aSource
};

test.each([
	{ list: '', text: '2' },
	{ list: 'mage, king', text: '2 + 1 Mage' },
	{ list: 'mage + adept, king, mage', text: '2 + 2 Mage + 1 Mage' }
])('$list: $text', ({ list, text }) => {
	const context = rosterContext(aList(2000, list), slotsIndex([]));
	expect(sumText(2, addendsOf(power, context))).toBe(text);
});

test('what takes away is taken away', () => {
	const context = rosterContext(aList(2000, 'king, king + page, spears:10 + page'), slotsIndex([]));
	const seats = { ...power, number: 'seats' };
	expect(sumText(0, addendsOf(seats, context))).toBe('1 King − 1 Spears');
});
