import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { changesOf } from '../changes/change.ts';
import { compareRosters } from '../compare/compare.ts';
import { compulsoryUnits } from '../edit/compulsory.ts';
import { copyUnit } from '../edit/copy-unit.ts';
import { applyEdit } from '../edit/edit.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

describe('models of a unit', () => {
	const index = ranksIndex();

	test.each([
		{ list: 'levies', codes: [] },
		{ list: 'levies:5', codes: [] },
		{ list: 'levies:4', codes: ['count/too-few' as const] },
		{ list: 'levies:1000', codes: [] },
		{ list: 'guards:20', codes: [] },
		{ list: 'guards:21', codes: ['count/too-many' as const] },
		{ list: 'guards:4, levies:4', codes: ['count/too-few' as const, 'count/too-few' as const] },
		{ list: '2 guards:4, guards', codes: ['count/too-few' as const, 'count/too-few' as const] },
		{ list: 'ram:1', codes: ['count/too-few' as const] },
		// Nobody chooses how many a leader is.
		{ list: 'duke:7', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(9000, list)).toBreak(index, ...codes);
	});

	test('the verdict names the unit, with its models and what is allowed', () => {
		const { problems, verdicts } = checkRoster(aList(2000, 'guards:4, levies:8, levies'), index);
		expect(problems).toMatchObject([
			{ bearer: { unit: { id: 'u1' } }, measured: 4, min: 5, max: 20, units: ['u1'] }
		]);
		const met = verdicts.find(({ constraint }) => constraint.id === 'size-levies');
		expect(met).toMatchObject({ outcome: 'met', measured: 18, units: ['u2', 'u3'] });
	});

	test('a fix sets the models, or takes the unit out', () => {
		const roster = aList(2000, 'guards:25');
		const report = checkRoster(roster, index);
		const [problem] = report.problems;
		if (!problem) throw new Error('no problem');
		expect(
			fixesOf(problem, roster, report, () => 'new').map(({ edit, points }) => [edit, points])
		).toEqual([
			[{ kind: 'set-models', unit: 'u1', models: 20 }, -40],
			[{ kind: 'remove-units', units: ['u1'] }, -200]
		]);
	});

	test('are set by an edit that says what it does', () => {
		const roster = aList(2000, 'guards, levies');
		const edit = { kind: 'set-models', unit: 'u1', models: 12 } as const;
		const after = applyEdit(roster, edit);
		expect(after.units).toMatchObject([{ models: 12 }, { id: 'u2' }]);
		expect(after.units[1]).toBe(roster.units[1]);
		expect(checkRoster(after, index).points).toBe(96 + 25);
		expect(changesOf(edit, roster, index)).toEqual([
			{ did: 'set-models', unit: 'Guards', models: 12 }
		]);
	});

	test('are compared, copied and counted', () => {
		const before = aList(2000, 'guards:10, duke');
		const after = applyEdit(before, { kind: 'set-models', unit: 'u1', models: 12 });
		const [row] = compareRosters(before, after, index).rows.filter(({ kind }) => kind !== 'same');
		expect(row).toMatchObject({
			kind: 'changed',
			difference: 16,
			changes: [{ kind: 'models', before: 10, after: 12 }]
		});
		const { context } = checkRoster(after, index);
		expect(copyUnit(context, 'u1', 'copy')).toEqual({ id: 'copy', entry: 'guards', models: 12 });
	});

	test('make no unit compulsory', () => {
		expect(compulsoryUnits(index, 2000, () => 'new')).toEqual([]);
	});

	test('leaving the usual number alone is the same as choosing it', () => {
		const [usual, chosen] = [aList(2000, 'levies'), aList(2000, 'levies:10')];
		expect(compareRosters(usual, { ...chosen, id: usual.id }, index).isSame).toBe(true);
	});
});

describe('needing so many models', () => {
	const index = ranksIndex({
		kind: 'requires',
		of: { any: ['duke'] },
		needs: { any: ['guards'] },
		min: 12,
		counting: 'models',
		scope: 'army'
	});

	test.each([
		{ list: 'duke, guards:11', codes: ['requires/missing' as const] },
		{ list: 'duke, guards:12', codes: [] },
		{ list: 'duke, guards:6, guards:6', codes: [] },
		{ list: 'duke, guards, levies:50', codes: ['requires/missing' as const] },
		{ list: 'baron, guards', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});
});

test('a tally counts models', () => {
	const index = ranksIndex();
	const tally = {
		id: 'models',
		name: 'Models',
		text: 'All of them.',
		kind: 'models',
		of: {},
		source: { line: 1 }
	} as const;
	const { tallies } = checkRoster(aList(2000, 'duke, guards:12, levies, ram'), {
		...index,
		tallies: [tally]
	});
	expect(tallies).toMatchObject([{ value: 1 + 12 + 10 + 2 }]);
});
