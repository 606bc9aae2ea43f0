import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { slotsIndex } from '../../../tests/toy-slots.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

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

	test('the verdict has the sum, and fixes bring it within', () => {
		const roster = aList(5000, 'king, mage + crown + gem');
		const report = checkRoster(roster, index);
		expect(report.problems).toMatchObject([
			{
				bearer: { unit: { entry: 'mage' } },
				measured: 85,
				max: 50,
				paid: [{ id: 'crown' }, { id: 'gem' }]
			}
		]);
		const fixes = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new', 9)
		);
		expect(fixes.map(({ edit }) => edit)).toContainEqual({
			kind: 'take-option',
			unit: 'u2',
			option: 'crown'
		});
	});
});

test('a price by who has it', () => {
	const index = slotsIndex([]);
	const rosterPoints = (list: string) => checkRoster(aList(5000, list), index).points;
	expect(rosterPoints('king + sash')).toBe(230);
	expect(rosterPoints('mage + sash')).toBe(80);
	expect(rosterPoints('spears:12 + sash')).toBe(72);
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
