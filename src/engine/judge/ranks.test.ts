import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { compareRosters } from '../compare/compare.ts';
import { compulsoryUnits } from '../edit/compulsory.ts';
import { copyUnit } from '../edit/copy-unit.ts';
import { changesOf } from '../changes/change.ts';
import { applyEdit } from '../edit/edit.ts';
import { mayHave } from '../allow/may-have.ts';
import { musterUnit } from '../base/muster.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { whyNotGive } from '../allow/may-give.ts';
import { newUnit } from '../edit/new-unit.ts';
import { repairsOf } from '../repairs.ts';
import { checkRoster } from './report.ts';

const relics = { any: ['RELIC'] };

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

	test('a repair sets the models, or takes the unit out', () => {
		const roster = aList(2000, 'guards:25');
		const report = checkRoster(roster, index);
		const [problem] = report.problems;
		if (!problem) throw new Error('no problem');
		expect(
			repairsOf(problem, roster, report, () => 'new').map(({ edit, points }) => [edit, points])
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

describe('a number that each unit has itself', () => {
	const index = ranksIndex({
		kind: 'exclusive',
		of: relics,
		on: { any: ['LEADER', 'TROOP'] },
		max: { number: 'relics' },
		label: 'relics'
	});

	test.each([
		{ list: 'duke + crown + orb', codes: [] },
		{ list: 'duke + crown + orb + ring', codes: ['exclusive/too-many' as const] },
		{ list: 'baron + orb', codes: [] },
		{ list: 'baron + orb + ring', codes: ['exclusive/too-many' as const] },
		{ list: 'guards + orb', codes: ['exclusive/too-many' as const] },
		{ list: 'guards + sergeant + orb', codes: [] },
		{ list: 'guards + sergeant + orb + ring', codes: ['exclusive/too-many' as const] },
		// The rule is not about machines.
		{ list: 'ram + orb + ring', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('is what may be had', () => {
		const { context } = checkRoster(aList(2000, 'baron + orb, guards, guards + sergeant'), index);
		const may = context.units.map((unit) => mayHave(index, unit, 'ring'));
		expect(may).toEqual([false, false, true]);
		expect(whyNotGive(context, 'u1', 'ring')).toMatchObject([{ measured: 2, max: 1 }]);
		expect(whyNotGive(context, 'u3', 'ring')).toEqual([]);
	});

	test('repairs leave as many as there may be', () => {
		const roster = aList(2000, 'guards + orb');
		const report = checkRoster(roster, index);
		const repairs = report.problems.flatMap((problem) =>
			repairsOf(problem, roster, report, () => 'new')
		);
		expect(repairs.map(({ edit }) => edit)).toContainEqual({
			kind: 'take-option',
			unit: 'u1',
			option: 'orb'
		});
	});
});

describe('at least so many, of different ones', () => {
	const index = ranksIndex(
		{ kind: 'exclusive', of: relics, on: { any: ['duke'] }, min: 1, max: 2, label: 'relics' },
		{ kind: 'exclusive', of: { any: ['RUNE'] }, max: 1, distinct: true, label: 'kinds of runes' }
	);

	test.each([
		{ list: 'duke', codes: ['exclusive/too-few' as const] },
		{ list: 'duke + orb', codes: [] },
		{ list: 'duke + orb + ring', codes: [] },
		{ list: 'duke + orb + ring + crown', codes: ['exclusive/too-many' as const] },
		{ list: 'baron', codes: [] },
		{ list: 'baron + fire + fire', codes: [] },
		{ list: 'baron + fire + fire + fire', codes: [] },
		{ list: 'baron + fire + fire + fire + fire', codes: ['exclusive/too-many' as const] },
		{ list: 'baron + fire + frost', codes: ['exclusive/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('what a new unit still lacks is no reason against it, and each that mends is offered', () => {
		const roster = aList(2000, 'duke');
		const report = checkRoster(aList(2000), index);
		expect(whyNotAdd(report.context, 'duke')).toEqual([]);
		const judged = checkRoster(roster, index);
		const offered = judged.problems.flatMap((problem) =>
			repairsOf(problem, roster, judged, () => 'new', 9).map(({ edit }) => edit)
		);
		expect(offered).toContainEqual({ kind: 'give-option', unit: 'u1', option: 'ring' });
	});
});

describe('no two of the same set', () => {
	const index = ranksIndex({
		kind: 'unique',
		of: { any: ['RUNE'] },
		scope: 'army',
		by: 'set',
		except: { any: ['stone'] },
		label: 'runes'
	});

	test.each([
		{ list: 'duke + fire, baron + frost', codes: [] },
		{ list: 'duke + fire, baron + fire', codes: ['unique/repeated' as const] },
		{ list: 'duke + fire + frost, baron + frost + fire', codes: ['unique/repeated' as const] },
		{ list: 'duke + fire + frost, baron + fire', codes: [] },
		{ list: 'duke + fire + fire, baron + fire', codes: [] },
		{ list: 'duke + stone, baron + stone', codes: [] },
		{ list: 'duke + stone + fire, baron + stone + fire', codes: ['unique/repeated' as const] },
		{ list: 'duke, baron', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('the verdict names the set and who has it', () => {
		const list = aList(2000, 'duke + fire + frost, baron + frost + fire');
		expect(checkRoster(list, index).problems).toMatchObject([
			{ what: [{ entry: { name: 'Fire' } }, { entry: { name: 'Frost' } }], units: ['u1', 'u2'] }
		]);
	});
});

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

	test('the verdict has both numbers, and a repair hands the role on', () => {
		const roster = aList(2000, 'duke, baron + chief');
		const report = checkRoster(roster, index);
		expect(report.problems).toMatchObject([
			{ higher: [{ unit: { entry: 'duke' } }], numbers: { own: 8, highest: 9 } }
		]);
		const [repair] = report.problems.flatMap((problem) =>
			repairsOf(problem, roster, report, () => 'new')
		);
		expect(repair && checkRoster(applyEdit(roster, repair.edit), index).problems).toEqual([]);
	});

	test('the first who may have the role is given it, and a higher one may still come', () => {
		const { context } = checkRoster(aList(2000), index);
		const first = newUnit(index, 'baron', 'u1', context);
		expect(first.options).toEqual(['chief']);
		const roster = { ...aList(2000), units: [first] };
		expect(whyNotAdd(checkRoster(roster, index).context, 'duke')).toEqual([]);
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
		const edits = repairsOf(problem, roster, report, () => 'new', 9).map(({ edit }) => edit);
		// 114 spent: 14 over are six levies of 2½, or two guards of 8.
		expect(edits).toContainEqual({ kind: 'set-models', unit: 'u1', models: 14 });
		expect(edits).toContainEqual({ kind: 'set-models', unit: 'u2', models: 6 });
	});

	test('too little of the points, more models are offered', () => {
		const index = ranksIndex({ kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' });
		const roster = aList(1000, 'levies:20, duke');
		const report = checkRoster(roster, index);
		const edits = report.problems.flatMap((problem) =>
			repairsOf(problem, roster, report, () => 'new', 9).map(({ edit }) => edit)
		);
		expect(edits).toContainEqual({ kind: 'set-models', unit: 'u1', models: 100 });
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

test('what makes a unit dearer counts with it', () => {
	const index = ranksIndex({ kind: 'share', of: { any: ['TROOP'] }, max: 50, scope: 'army' });
	expect(aList(376, 'guards:10 + charger')).toBreak(index, 'share/too-much');
	expect(aList(380, 'guards:10 + charger')).toBreak(index);
	const { context } = checkRoster(aList(376, 'guards:10'), index);
	expect(whyNotGive(context, 'u1', 'charger')).toHaveLength(1);
	expect(musterUnit({ id: 'u', entry: 'guards', models: 10 }, index).models).toBe(10);
});
