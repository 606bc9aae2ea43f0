import { describe, expect, test } from 'vitest';
import { aList, anIndex, aUnit, type Draft } from '../../../tests/builders.ts';
import { applyEdit } from '../edit/edit.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster, reportAfter } from './report.ts';
import { rosterContext } from '../base/context.ts';

// One under 2000 points, two from there.
const max = {
	table: [
		{ from: 0, n: 1 },
		{ from: 2000, n: 2 }
	]
};
const pikes = { any: ['pikes'] };
const relics = { any: ['RELIC'] };

const bySize: readonly { readonly rule: Draft; readonly list: string }[] = [
	{ rule: { kind: 'count', of: pikes, max }, list: '2 pikes' },
	{ rule: { kind: 'count', of: pikes, max: 1, per: 'band' }, list: '2 pikes' },
	{ rule: { kind: 'share', of: pikes, max: 4, scope: 'army' }, list: '2 pikes' },
	{ rule: { kind: 'unique', of: pikes, max, scope: 'army' }, list: '2 pikes' },
	{ rule: { kind: 'exclusive', of: relics, max }, list: 'pikes + banner + horn' },
	{
		rule: {
			kind: 'budget',
			of: relics,
			on: pikes,
			max: { table: max.table.map(({ from, n }) => ({ from, n: 20 * n })) }
		},
		list: 'pikes + banner + horn'
	},
	{ rule: { kind: 'agreed-size', size: 2000 }, list: 'pikes' }
];

/** A rule of which a smaller game makes an end. */
const lancers: Draft = {
	id: 'lancers',
	kind: 'count',
	of: { any: ['lancers'] },
	min: 1,
	per: 'band',
	label: 'lancers'
};

describe('a rule that goes by the points limit', () => {
	test.each(bySize)('$rule.kind: is judged again when the size is another', ({ rule, list }) => {
		const index = anIndex(rule);
		const roster = aList(2000, list);
		const report = checkRoster(roster, index);
		expect(report.problems).toEqual([]);
		const after = rosterContext({ ...roster, size: 1000 }, index);
		expect(reportAfter(after, report).problems).toHaveLength(1);
	});

	test.each(bySize)('$rule.kind: no fix of another breaks it', ({ rule, list }) => {
		const index = anIndex(lancers, rule);
		const roster = aList(2000, `${list}, lancers`);
		const report = checkRoster(roster, index);
		expect(report.problems.map(({ constraint }) => constraint.id)).toEqual(['lancers']);
		const fixes = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new')
		);
		const after = fixes.map(({ edit }) => checkRoster(applyEdit(roster, edit), index).problems);
		expect(after.flat()).toEqual([]);
	});
});

describe('a rule that something in the army suspends or puts in force', () => {
	const seer = { any: ['seer'] };
	const suspended = bySize.map(({ rule, list }) => ({
		rule: { ...rule, unless: seer },
		word: 'unless',
		list,
		alone: 1,
		beside: 0
	}));
	const inForce = bySize.map(({ rule, list }) => ({
		rule: { ...rule, while: seer },
		word: 'while',
		list,
		alone: 0,
		beside: 1
	}));

	test.each([...suspended, ...inForce])(
		'$rule.kind, $word there is a seer: is judged again when he comes, and when he goes',
		({ rule, list, alone, beside }) => {
			const index = anIndex(rule);
			const roster = aList(1000, list);
			const before = checkRoster(roster, index);
			expect(before.problems).toHaveLength(alone);
			const joined = applyEdit(roster, { kind: 'add-units', units: [aUnit('seer')] });
			const after = reportAfter(rosterContext(joined, index), before);
			expect(after.problems).toHaveLength(beside);
			const left = applyEdit(joined, { kind: 'remove-units', units: ['seer'] });
			expect(reportAfter(rosterContext(left, index), after).problems).toHaveLength(alone);
		}
	);
});
