import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { whyNotGive } from '../allow/may-give.ts';
import { musterUnit } from '../base/muster.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

describe('points that are halves', () => {
	const limit = ranksIndex({ kind: 'points-limit' });

	test.each([
		{ size: 37, list: 'levies:15', codes: ['points-limit/over' as const] },
		{ size: 38, list: 'levies:15', codes: [] },
		{ size: 25, list: 'levies:10', codes: [] }
	])('$list at $size: $codes', ({ size, list, codes }) => {
		expect(aList(size, list)).toBreak(limit, ...codes);
	});

	test('over the points, fewer models are offered, of those who can spare them', () => {
		const roster = aList(100, 'levies:20, guards:8');
		const report = checkRoster(roster, limit);
		const [problem] = report.problems;
		if (!problem) throw new Error('no problem');
		const edits = fixesOf(problem, roster, report, () => 'new', 9).map(({ edit }) => edit);
		// 114 spent: 14 over are six levies of 2½, or two guards of 8.
		expect(edits).toContainEqual({ kind: 'set-models', unit: 'u1', models: 14 });
		expect(edits).toContainEqual({ kind: 'set-models', unit: 'u2', models: 6 });
	});

	test.each([
		// Levies of 2½, never fewer than five: seven of them are 17½.
		{ size: 15, models: [6] },
		{ size: 14, models: [5] },
		{ size: 13, models: [5] },
		{ size: 12, models: [] }
	])('at $size, seven levies may become $models', ({ size, models }) => {
		const roster = aList(size, 'levies:7');
		const report = checkRoster(roster, limit);
		const edits = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new', 9).map(({ edit }) => edit)
		);
		const fewer = edits.flatMap((edit) => (edit.kind === 'set-models' ? [edit.models] : []));
		expect(fewer).toEqual(models);
	});

	test('too little of the points, more models are offered', () => {
		const index = ranksIndex({ kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' });
		const roster = aList(1000, 'levies:20, duke');
		const report = checkRoster(roster, index);
		const edits = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new', 9).map(({ edit }) => edit)
		);
		expect(edits).toContainEqual({ kind: 'set-models', unit: 'u1', models: 100 });
	});
});

test('what makes a unit dearer counts with it', () => {
	const index = ranksIndex({ kind: 'share', of: { any: ['TROOP'] }, max: 50, scope: 'army' });
	expect(aList(376, 'guards:10 + charger')).toBreak(index, 'share/too-much');
	expect(aList(380, 'guards:10 + charger')).toBreak(index);
	const { context } = checkRoster(aList(376, 'guards:10'), index);
	expect(whyNotGive(context, 'u1', 'charger')).toHaveLength(1);
	expect(musterUnit({ id: 'u', entry: 'guards', models: 10 }, index).models).toBe(10);
});
