import { expect, test } from 'vitest';
import { fromParts, inParts } from './in-parts.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
	['a long list', numbers(120)],
	['a list of no parts', []],
	['lists of an object', { ok: true, long: numbers(51), short: [1], none: [], also: numbers(170) }],
	['what is no list', { ok: false, faults: ['It is empty.'] }],
	['nothing', undefined]
])('%s is as before once it is made of its parts again', (_, result) => {
	const { parts, rest } = inParts(result);
	expect(fromParts(parts, rest)).toEqual(result);
});

test('no part is longer than what a page receives at once', () => {
	const { parts, rest } = inParts({ rosters: numbers(20_000), versions: numbers(75) });
	expect(parts).toHaveLength(402);
	expect(Math.max(...parts.map(({ items }) => items.length))).toBe(50);
	expect(rest).toEqual({ rosters: [], versions: [] });
});
