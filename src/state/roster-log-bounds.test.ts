import { describe, expect, test } from 'vitest';
import type { Step } from '#schema';
import { aRoster } from '../../tests/builders.ts';
import { stepsTooMany } from './roster-log-bounds.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;

function steps(count: number, { age = 0, size = 0 } = {}): readonly Step[] {
	const forth = size > 0 ? { shell: aRoster({ note: 'x'.repeat(size) }) } : {};
	return Array.from({ length: count }, (_, at) => ({
		n: at + 1,
		at: now - age * day,
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
		['of ninety days all stay', steps(60, { age: 90 }), 0],
		['of older ones fifty stay', steps(60, { age: 91 }), 10],
		['fifty stay, however old', steps(50, { age: 999 }), 0],
		['a million characters stay, and no more', steps(15, { size: 100_000 }), 6],
		['one step stays, however large', steps(3, { size: 2_000_000 }), 2],
		['none has nothing to lose', [], 0]
	])('%s', (_, made, many) => {
		expect(stepsTooMany(made, now)).toBe(many);
	});

	test('with the old ones those before them', () => {
		const made = [...steps(1), ...steps(1, { age: 91 }), ...steps(50)];
		expect(stepsTooMany(made, now)).toBe(2);
	});
});
