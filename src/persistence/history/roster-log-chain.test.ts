import { describe, expect, test } from 'vitest';
import type { Edit } from '#engine';
import type { Step } from '#schema';
import { aRoster } from '../../../tests/builders.ts';
import { chainAround, joinEdits, stepsTooMany } from './roster-log-chain.ts';

/** Steps from each of these sums to the next. */
function steps(...sums: readonly number[]): readonly Step[] {
	return sums.slice(1).map((to, at) => ({
		n: at + 1,
		at: 0,
		text: '',
		back: {},
		forth: {},
		from: sums[at] ?? 0,
		to
	}));
}

const whole = steps(10, 11, 12, 13, 14);
const numbers = (chain: readonly Step[]): readonly number[] => chain.map(({ n }) => n);

describe('of the stored steps', () => {
	test.each([
		['all of them, at the end', whole, 4, 14, [1, 2, 3, 4], 4],
		['all of them, in the middle', whole, 2, 12, [1, 2, 3, 4], 2],
		['all of them, at the beginning', whole, 0, 10, [1, 2, 3, 4], 0],
		['those after a gap', whole.filter(({ n }) => n !== 2), 4, 14, [3, 4], 2],
		['those before a gap', whole.filter(({ n }) => n !== 4), 2, 12, [1, 2, 3], 2],
		['those whose numbers do not begin at one', whole.slice(2), 3, 13, [3, 4], 1],
		['none, if the roster is another', whole, 4, 99, [], 0],
		['none, if there are none', [], 7, 14, [], 0]
	])('%s', (_, stored, cursor, sum, expected, at) => {
		const chain = chainAround(stored, { cursor, steps: 99 }, sum);
		expect([numbers(chain.steps), chain.place]).toEqual([expected, at]);
	});

	test('but not those of a deleted roster of the same id, which come after its own', () => {
		const chain = chainAround(whole, { cursor: 2, steps: 2 }, 12);
		expect([numbers(chain.steps), chain.place]).toEqual([[1, 2], 2]);
	});
});

/** This many steps, each with so many characters. */
function manySteps(count: number, { at = 0, size = 0 } = {}): readonly Step[] {
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
		['a thousand stay', manySteps(1000), 0],
		['of more, a thousand stay', manySteps(1003), 3],
		['all stay, however old', manySteps(1000, { at: -1e12 }), 0],
		['all stay, though they are yet to come', manySteps(1000, { at: 1e14 }), 0],
		['a million characters stay, and no more', manySteps(15, { size: 100_000 }), 6],
		['one step stays, however large', manySteps(3, { size: 2_000_000 }), 2],
		['none has nothing to lose', [], 0]
	])('%s', (_, made, many) => {
		expect(stepsTooMany(made)).toBe(many);
	});
});

describe('edits made while a button is held down are one step', () => {
	const models = (unit: string, count: number): Edit => ({
		kind: 'set-models',
		unit,
		models: count
	});
	const scroll = (kind: 'give-option' | 'take-option', unit = 'u1'): Edit => {
		return { kind, unit, option: 'scroll' };
	};
	const several = (...edits: readonly Edit[]): Edit => ({ kind: 'several', edits });
	const made = (edit: Edit, joins: boolean) => {
		return { edit, joins, before: aRoster(), after: aRoster(), at: 0 };
	};
	const give = scroll('give-option');
	const take = scroll('take-option');

	test.each<[string, Edit, Edit, Edit]>([
		['models of a unit: the last number counts', models('u1', 6), models('u1', 7), models('u1', 7)],
		['an option of which a unit has several', give, give, several(give, give)],
		['and a third one', several(give, give), give, several(give, give, give)],
		['taken away again', take, take, several(take, take)]
	])('%s', (_, first, next, joined) => {
		expect(joinEdits(made(first, false), made(next, true))?.edit).toEqual(joined);
		expect(joinEdits(made(first, true), made(next, false))).toBeUndefined();
	});

	test.each<[string, Edit, Edit]>([
		['of two units', models('u1', 6), models('u2', 6)],
		['of an option of two units', give, scroll('give-option', 'u2')],
		['that give and take', give, take],
		['of two kinds', models('u1', 6), give]
	])('but not those %s', (_, first, next) => {
		expect(joinEdits(made(first, true), made(next, true))).toBeUndefined();
	});
});
