import { describe, expect, test } from 'vitest';
import type { Selector } from '#schema';
import { bothOf, matches, matchesEither } from './selector.ts';

const tags = new Set(['pikes', 'FOOT', 'UNIT']);

const cases: { selector: Selector; expected: boolean }[] = [
	{ selector: {}, expected: true },
	{ selector: { any: ['pikes'] }, expected: true },
	{ selector: { any: ['LEADER', 'FOOT'] }, expected: true },
	{ selector: { any: ['LEADER'] }, expected: false },
	{ selector: { all: ['UNIT', 'FOOT'] }, expected: true },
	{ selector: { all: ['UNIT', 'LEADER'] }, expected: false },
	{ selector: { none: ['LEADER', 'LOOSE'] }, expected: true },
	{ selector: { none: ['LEADER', 'FOOT'] }, expected: false },
	{ selector: { any: ['pikes'], all: ['UNIT'], none: ['LOOSE'] }, expected: true },
	{ selector: { any: ['seer'], all: ['UNIT'], none: ['LOOSE'] }, expected: false },
	{ selector: { any: ['pikes'], all: ['SEER'], none: ['LOOSE'] }, expected: false },
	{ selector: { any: ['pikes'], all: ['UNIT'], none: ['FOOT'] }, expected: false }
];

describe('a foot unit of pikes', () => {
	test.each(cases)('$selector: $expected', ({ selector, expected }) => {
		expect(matches(selector, tags)).toBe(expected);
	});
});

test('case tells ids from keywords', () => {
	expect(matches({ any: ['foot', 'PIKES'] }, tags)).toBe(false);
});

describe('who is meant by two selectors', () => {
	test.each<{ one: Selector; other: Selector; expected: boolean }>([
		{ one: {}, other: {}, expected: true },
		{ one: { any: ['pikes', 'seer'] }, other: { any: ['FOOT', 'LEADER'] }, expected: true },
		{ one: { any: ['pikes', 'seer'] }, other: { any: ['LEADER'] }, expected: false },
		{ one: { any: ['seer'] }, other: { any: ['FOOT'] }, expected: false },
		{ one: { any: ['pikes'], all: ['UNIT'] }, other: { all: ['FOOT'] }, expected: true },
		{ one: { any: ['pikes'], all: ['UNIT'] }, other: { all: ['LEADER'] }, expected: false },
		{ one: { any: ['pikes'] }, other: { any: ['FOOT'], none: ['UNIT'] }, expected: false },
		{ one: { none: ['LOOSE'] }, other: { none: ['LEADER'] }, expected: true }
	])('$one and $other: $expected', ({ one, other, expected }) => {
		expect(matchesEither(bothOf(one, other), tags)).toBe(expected);
	});
});
