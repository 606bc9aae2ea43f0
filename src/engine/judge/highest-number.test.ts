import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { applyEdit } from '../edit/edit.ts';
import { newUnit } from '../allow/new-unit.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

describe('whoever has the highest number', () => {
	const index = ranksIndex({
		kind: 'rank',
		role: { any: ['CHIEF'] },
		among: { any: ['LEADER'] },
		by: { number: 'rank' },
		label: 'chief'
	});

	test.each([
		{ list: 'duke + chief, baron', codes: [] },
		{ list: 'duke, baron + chief', codes: ['rank/outranked' as const] },
		{ list: 'duke, duke + chief', codes: [] },
		// A crown adds to its bearer's own: 8 and 1 are as many as 9.
		{ list: 'duke, baron + chief + crown', codes: [] },
		{ list: 'duke + crown, duke + chief', codes: ['rank/outranked' as const] },
		{ list: 'baron + chief', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('the verdict has both numbers, and a fix hands the role on', () => {
		const roster = aList(2000, 'duke, baron + chief');
		const report = checkRoster(roster, index);
		expect(report.problems).toMatchObject([
			{ higher: [{ unit: { entry: 'duke' } }], numbers: { holder: 8, highest: 9 } }
		]);
		const [fix] = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new')
		);
		expect(fix && checkRoster(applyEdit(roster, fix.edit), index).problems).toEqual([]);
	});

	test('the first who may have the role is given it, and a higher one may still come', () => {
		const { context } = checkRoster(aList(2000), index);
		const first = newUnit(context, 'baron', 'u1');
		expect(first.options).toEqual(['chief']);
		const roster = { ...aList(2000), units: [first] };
		expect(whyNotAdd(checkRoster(roster, index).context, 'duke')).toEqual([]);
	});
});
