import { describe, expect, test } from 'vitest';
import { aList, aSource } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { lords, slotsIndex } from '../../../tests/toy-slots.ts';
import { applyEdit } from '../edit/edit.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { amountAt } from '../base/numbers.ts';
import { repairsOf } from '../repairs.ts';
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

describe('a maximum by the agreed size', () => {
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
			repairsOf(problem, roster, report, () => 'new').map(({ edit }) => edit)
		);
		expect(offered).toContainEqual({ kind: 'resize', size: 3000 });
		expect(offered).toContainEqual({ kind: 'remove-units', units: ['u2'] });
	});
});

describe('a number that adds up', () => {
	const index = slotsIndex([
		{ kind: 'count', of: {}, counting: { number: 'seats' }, max: 3, label: 'characters' },
		{ kind: 'count', of: {}, counting: { number: 'places' }, min: 2, label: 'troops' }
	]);

	test.each([
		{ list: 'king, 2 mage, 2 spears', codes: [] },
		{ list: 'king, 3 mage, 2 spears', codes: ['count/too-many' as const] },
		// A wyrm takes two.
		{ list: 'wyrm, mage, 2 spears', codes: [] },
		{ list: 'wyrm, 2 mage, 2 spears', codes: ['count/too-many' as const] },
		// A page takes one off.
		{ list: 'wyrm, mage, mage + page, 2 spears', codes: [] },
		// Rabble counts for nothing.
		{ list: 'mage, spears, rabble', codes: ['count/too-few' as const] },
		// Two engines are one, three are two.
		{ list: 'mage, spears, 2 engine', codes: [] },
		{ list: 'mage, 2 engine', codes: ['count/too-few' as const] },
		{ list: 'mage, 3 engine', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(5000, list)).toBreak(index, ...codes);
	});

	test('what is too much is taken out, what is missing put in', () => {
		for (const list of ['wyrm, 2 mage, 2 spears', 'mage, spears']) {
			const roster = aList(5000, list);
			const report = checkRoster(roster, index);
			const repairs = report.problems.flatMap((problem) =>
				repairsOf(problem, roster, report, () => 'new', 9)
			);
			expect(repairs.length).toBeGreaterThan(1);
			for (const { edit } of repairs)
				expect(checkRoster(applyEdit(roster, edit), index).problems).toEqual([]);
		}
	});

	test('one more that takes two is refused where there is room for one', () => {
		const { context } = checkRoster(aList(5000, 'king, mage, 2 spears'), index);
		expect(whyNotAdd(context, 'mage')).toEqual([]);
		expect(whyNotAdd(context, 'wyrm')).toHaveLength(1);
	});
});

describe('a budget', () => {
	const index = slotsIndex([
		{
			kind: 'budget',
			of: { all: ['RELIC'] },
			on: { any: ['LORD', 'HERO'] },
			max: { number: 'allowance' },
			label: 'relics'
		}
	]);

	test.each([
		{ list: 'king + crown + ring', codes: [] },
		{ list: 'king + crown + ring + gem', codes: ['budget/over' as const] },
		{ list: 'mage + ring', codes: [] },
		{ list: 'mage + crown', codes: ['budget/over' as const] },
		{ list: 'mage + gem + gem', codes: [] },
		{ list: 'mage + sash + ring', codes: [] },
		{ list: 'giant + crown + ring + gem', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(5000, list)).toBreak(index, ...codes);
	});

	test('the verdict has the sum, and repairs bring it within', () => {
		const roster = aList(5000, 'king, mage + crown + gem');
		const report = checkRoster(roster, index);
		expect(report.problems).toMatchObject([
			{
				bearer: { unit: { entry: 'mage' } },
				measured: 85,
				max: 50,
				given: [{ id: 'crown' }, { id: 'gem' }]
			}
		]);
		const repairs = report.problems.flatMap((problem) =>
			repairsOf(problem, roster, report, () => 'new', 9)
		);
		expect(repairs.map(({ edit }) => edit)).toContainEqual({
			kind: 'take-option',
			unit: 'u2',
			option: 'crown'
		});
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
		const [repair] = report.problems.flatMap((problem) =>
			repairsOf(problem, roster, report, () => 'new')
		);
		expect(repair && applyEdit(roster, repair.edit).units).toHaveLength(2);
	});
});

describe('a rule that is lifted, and one that grows by models', () => {
	const index = slotsIndex([
		{ kind: 'count', of: { any: ['giant'] }, max: 1, unless: { any: ['herald'] } },
		{
			kind: 'count',
			of: { any: ['engine'] },
			max: 0,
			more: { each: { any: ['spears'] }, n: 1, per: 12, counting: 'models' }
		}
	]);

	test.each([
		{ list: '2 giant', codes: ['count/too-many' as const] },
		{ list: '2 giant, herald', codes: [] },
		{ list: 'engine, spears:11', codes: ['count/too-many' as const] },
		{ list: 'engine, spears:12', codes: [] },
		{ list: '2 engine, spears:14, spears:10', codes: [] },
		{ list: '3 engine, spears:35', codes: ['count/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(5000, list)).toBreak(index, ...codes);
	});

	test('who lifts it is no reason against another', () => {
		const { context } = checkRoster(aList(5000, 'giant, herald'), index);
		expect(whyNotAdd(context, 'giant')).toEqual([]);
	});
});

test('a price by who has it', () => {
	const index = slotsIndex([]);
	const pointsOf = (list: string) => checkRoster(aList(5000, list), index).points;
	expect(pointsOf('king + sash')).toBe(230);
	expect(pointsOf('mage + sash')).toBe(80);
	expect(pointsOf('spears:12 + sash')).toBe(72);
});

describe('tallies of numbers', () => {
	const tally = { name: 'Dice', text: 'Dice.', source: aSource, of: {} };
	const index = slotsIndex(
		[],
		[
			{ ...tally, id: 'power', kind: 'sum', number: 'power', base: 2 },
			{ ...tally, id: 'dice', kind: 'each', of: { all: ['MAGE'] }, number: 'level', base: 1 }
		]
	);

	test.each([
		{ list: '', power: 2, each: [] },
		{ list: 'king', power: 2, each: [] },
		{ list: 'mage', power: 3, each: [['u1', 2]] },
		{
			list: 'mage + adept, king, mage',
			power: 5,
			each: [
				['u1', 3],
				['u3', 2]
			]
		}
	])('$list: $power', ({ list, power, each }) => {
		const [sum, single] = checkRoster(aList(5000, list), index).tallies;
		expect(sum?.value).toBe(power);
		expect([...(single?.each ?? [])]).toEqual(each);
	});
});

describe('a share in points', () => {
	const index = slotsIndex([
		{ kind: 'share', of: { any: ['TROOP', 'LORD'] }, max: { points: 150 }, scope: 'unit' }
	]);

	test.each([
		{ list: 'giant', codes: [] },
		{ list: 'giant + page', codes: ['share/too-much' as const] },
		{ list: 'mage + crown + ring', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});
});
