import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { lords, slotsIndex } from '../../../tests/toy-slots.ts';
import { amountAt } from '../base/numbers.ts';
import { applyEdit } from '../edit/edit.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

test.each([
	[0, 0],
	[1999, 0],
	[2000, 1],
	[2999, 1],
	[3000, 2],
	[4000, 3],
	[4999, 3],
	[5000, 4],
	[7500, 6]
])('at %d points a table says %d', (size, n) => {
	expect(amountAt(lords, size)).toBe(n);
});

test('a table says nothing under its first row, and one without more ends with its last', () => {
	const table = { table: [{ from: 1000, n: 2 }] };
	expect([amountAt(table, 999), amountAt(table, 1000), amountAt(table, 9000)]).toEqual([
		undefined,
		2,
		2
	]);
	expect(amountAt(7, 0)).toBe(7);
});

describe('a maximum by the points limit', () => {
	const index = slotsIndex([{ kind: 'count', of: { all: ['LORD'] }, max: lords, label: 'lords' }]);

	test.each([
		{ size: 1999, list: '', codes: [] },
		{ size: 1999, list: 'king', codes: ['count/too-many' as const] },
		{ size: 2000, list: 'king', codes: [] },
		{ size: 2999, list: '2 king', codes: ['count/too-many' as const] },
		{ size: 3000, list: '2 king', codes: [] }
	])('$list at $size: $codes', ({ size, list, codes }) => {
		expect(aList(size, list)).toBreak(index, ...codes);
	});

	test('a bigger game is offered where the table allows it', () => {
		const roster = aList(2000, '2 king');
		const report = checkRoster(roster, index);
		const offered = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new').map(({ edit }) => edit)
		);
		expect(offered).toContainEqual({ kind: 'resize', size: 3000 });
		expect(offered).toContainEqual({ kind: 'remove-units', units: ['u2'] });
	});
});

describe('so many of each, by size', () => {
	const max = {
		table: [
			{ from: 0, n: 1 },
			{ from: 1500, n: 2 }
		]
	};
	const index = slotsIndex([{ kind: 'unique', of: { all: ['TROOP'] }, scope: 'army', max }]);

	test.each([
		{ size: 1499, list: 'giant, spears', codes: [] },
		{ size: 1499, list: '2 giant', codes: ['unique/repeated' as const] },
		{ size: 1500, list: '2 giant, 2 spears', codes: [] },
		{ size: 1500, list: '3 giant', codes: ['unique/repeated' as const] }
	])('$list at $size: $codes', ({ size, list, codes }) => {
		expect(aList(size, list)).toBreak(index, ...codes);
	});

	test('only what is too much goes', () => {
		const roster = aList(1500, '4 giant');
		const report = checkRoster(roster, index);
		const [fix] = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new')
		);
		expect(fix && applyEdit(roster, fix.edit).units).toHaveLength(2);
	});
});
