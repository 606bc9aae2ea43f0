import { describe, expect, test } from 'vitest';
import { aList, aSource } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { slotsIndex } from '../../../tests/toy-slots.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { applyEdit } from '../edit/edit.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

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
		{ list: 'mage, 3 engine', codes: [] },
		// What stands before an engine is no half of it, be it a giant or another that goes two to a choice.
		{ list: 'mage, giant, engine', codes: [] },
		{ list: 'mage, engine, giant', codes: [] },
		{ list: 'mage, sling, engine', codes: [] },
		{ list: 'mage, engine, sling', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(5000, list)).toBreak(index, ...codes);
	});

	test('what is too much is taken out, what is missing put in', () => {
		for (const list of ['wyrm, 2 mage, 2 spears', 'mage, spears']) {
			const roster = aList(5000, list);
			const report = checkRoster(roster, index);
			const fixes = report.problems.flatMap((problem) =>
				fixesOf(problem, roster, report, () => 'new', 9)
			);
			expect(fixes.length).toBeGreaterThan(1);
			for (const { edit } of fixes)
				expect(checkRoster(applyEdit(roster, edit), index).problems).toEqual([]);
		}
	});

	test('one more that takes two is refused where there is room for one', () => {
		const { context } = checkRoster(aList(5000, 'king, mage, 2 spears'), index);
		expect(whyNotAdd(context, 'mage')).toEqual([]);
		expect(whyNotAdd(context, 'wyrm')).toHaveLength(1);
	});
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
