import { describe, expect, test } from 'vitest';
import type { Selector } from '#schema';
import { matches } from './selector.ts';

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
