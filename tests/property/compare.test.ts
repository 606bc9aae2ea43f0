import { fc } from '../draw.ts';
import { expect, test } from 'vitest';
import {
	compareRosters,
	type ArmyIndex,
	type ComparedNumber,
	type ComparedRow,
	type Comparison,
	type UnitChange
} from '#engine';
import type { Roster } from '#schema';
import { aRoster } from '../builders.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { warmasterArmies, warmasterIndex } from '../warmaster.ts';
import { amount } from '../runs.ts';

const indexes = warmasterArmies.map(({ id }) => warmasterIndex(id));
const name = fc.constantFrom(undefined, 'Old Guard', 'Reserve');
const group = fc.constantFrom(undefined, 'left', 'right', 'nowhere');

/** Few entries and options, so that units repeat and resemble one another; some are unknown. */
function rosterOf({ system, units, options }: ArmyIndex): fc.Arbitrary<Roster> {
	const entry = fc.constantFrom(...units.slice(0, 4).map((unit) => unit.entry.id), 'unknown');
	const option = fc.constantFrom(...options.slice(-3).map((given) => given.entry.id), 'unknown');
	const unit = fc.record(
		{ entry, options: fc.array(option, { maxLength: 3 }), name, group },
		{ requiredKeys: ['entry'] }
	);
	const groups = ['left', 'right'].map((id) => ({ id, kind: system.groups?.[0]?.id ?? 'none' }));
	return fc
		.record({
			id: fc.constantFrom(idOf(1), idOf(2)),
			size: fc.constantFrom(1000, 2000),
			units: fc.array(unit, { maxLength: 16 }),
			first: fc.nat({ max: 3 })
		})
		.map(({ id, size, units: chosen, first }) =>
			aRoster({
				id,
				size,
				groups,
				units: chosen.map(({ name: own, group: place, ...rest }, at) => ({
					...rest,
					id: `u${at + first}`,
					...(own !== undefined && { name: own }),
					...(place !== undefined && { group: place })
				}))
			})
		);
}

function idOf(at: number): string {
	return `00000000-0000-4000-8000-00000000000${at}`;
}

const couple = fc
	.constantFrom(...indexes)
	.chain((index) => fc.tuple(fc.constant(index), rosterOf(index), rosterOf(index)));

const opposite = { same: 'same', changed: 'changed', added: 'removed', removed: 'added' } as const;

const otherWay = { 'option-added': 'option-removed', 'option-removed': 'option-added' } as const;

function negative(value: number): number {
	return value === 0 ? 0 : -value;
}

function mirrored({ kind, before, after, difference, changes, ...row }: ComparedRow): object {
	return {
		...row,
		kind: opposite[kind],
		before: after,
		after: before,
		difference: negative(difference),
		changes: changes.map((change): UnitChange => {
			if ('option' in change) return { ...change, kind: otherWay[change.kind] };
			if (change.kind === 'models') {
				return { ...change, before: change.after, after: change.before };
			}
			return { ...change, before: change.after, after: change.before };
		})
	};
}

/** Rows in an order of their own, with options and changes in any order. */
function keysOf(rows: readonly object[]): readonly string[] {
	const sorted = (key: string, value: unknown): unknown =>
		Array.isArray(value) && key !== ''
			? value.map((one) => JSON.stringify(one, inOrder)).toSorted()
			: inOrder(key, value);
	return rows.map((row) => JSON.stringify(row, sorted)).toSorted();
}

function inOrder(_: string, value: unknown): unknown {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
		: value;
}

function numbersOf({ points, size, units, tallies }: Comparison): readonly ComparedNumber[] {
	return [points, size, units, ...tallies];
}

test('from the other side, added is removed and the points are turned round', () => {
	fc.assert(
		fc.property(couple, ([index, a, b]) => {
			const there = compareRosters(a, b, index);
			const back = compareRosters(b, a, index);
			expect(keysOf(back.rows)).toEqual(keysOf(there.rows.map(mirrored)));
			expect(numbersOf(back).map(({ difference }) => difference)).toEqual(
				numbersOf(there).map(({ difference }) => negative(difference))
			);
			expect(back.isSame).toBe(there.isSame);
		}),
		{ numRuns: amount({ all: 200, part: 50 }) }
	);
});

test('a roster does not differ from itself, in whatever order its units stand', () => {
	const reordered = couple.chain(([index, roster]) =>
		fc.tuple(
			fc.constant(index),
			fc.constant(roster),
			fc.shuffledSubarray([...roster.units], { minLength: roster.units.length })
		)
	);
	fc.assert(
		fc.property(reordered, ([index, roster, units]) => {
			const { isSame, rows, facts } = compareRosters(roster, { ...roster, units }, index);
			expect(isSame).toBe(true);
			expect(facts).toEqual([]);
			expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
		})
	);
});

test('the differences of the rows add up to that of the totals, and every unit is in one row', () => {
	fc.assert(
		fc.property(couple, ([index, a, b]) => {
			const { rows, points } = compareRosters(deepFreeze(a), deepFreeze(b), index);
			expect(sum(rows, ({ difference }) => difference)).toBe(points.difference);
			expect(sum(rows, ({ before }) => before?.points)).toBe(points.before);
			expect(sum(rows, ({ after }) => after?.points)).toBe(points.after);
			expect(sum(rows, ({ before }) => before?.count)).toBe(a.units.length);
			expect(sum(rows, ({ after }) => after?.count)).toBe(b.units.length);
		}),
		{ numRuns: amount({ all: 200, part: 50 }) }
	);
});

test('whatever two rosters share of an entry is neither added nor removed', () => {
	fc.assert(
		fc.property(couple, ([index, a, b]) => {
			const { rows } = compareRosters(a, b, index);
			for (const { entry } of rows) {
				const kinds = rows.filter((row) => row.entry === entry).map(({ kind }) => kind);
				expect(kinds.includes('added') && kinds.includes('removed')).toBe(false);
			}
		})
	);
});

function sum(rows: readonly ComparedRow[], of: (row: ComparedRow) => number | undefined): number {
	return rows.reduce((total, row) => total + (of(row) ?? 0), 0);
}
