import { describe, expect, test } from 'vitest';
import type { Step } from '#schema';
import { aRoster } from '../../../tests/builders.ts';
import { stepsTooMany } from './roster-log-bounds.ts';

function steps(count: number, { at = 0, size = 0 } = {}): readonly Step[] {
	const forth = size > 0 ? { shell: aRoster({ note: 'x'.repeat(size) }) } : {};
	return Array.from({ length: count }, (_, before) => ({
		n: before + 1,
		at,
		text: '',
		back: {},
		forth,
		from: 0,
		to: 0
	}));
}

describe('of a history, the oldest steps go', () => {
	test.each([
		['a thousand stay', steps(1000), 0],
		['of more, a thousand stay', steps(1003), 3],
		['all stay, however old', steps(1000, { at: -1e12 }), 0],
		['all stay, though they are yet to come', steps(1000, { at: 1e14 }), 0],
		['a million characters stay, and no more', steps(15, { size: 100_000 }), 6],
		['one step stays, however large', steps(3, { size: 2_000_000 }), 2],
		['none has nothing to lose', [], 0]
	])('%s', (_, made, many) => {
		expect(stepsTooMany(made)).toBe(many);
	});
});
