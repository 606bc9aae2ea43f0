import { describe, expect, test } from 'vitest';
import { aList, anIndex, aRoster, aUnit } from '../../../tests/builders.ts';
import { rosterContext } from '../base/context.ts';
import { checkRoster, reportOf, reportAfter } from './report.ts';
import { isProblem } from '../../rules/base/verdict.ts';
import { musterUnit, unitName } from '../base/muster.ts';

const index = anIndex(
	{ id: 'points', kind: 'points-limit' },
	{ id: 'pikes', kind: 'count', of: { any: ['pikes'] }, min: 1, per: 'band' },
	{ id: 'steeds', kind: 'exclusive', of: { any: ['STEED'] }, max: 1 },
	{ id: 'standing', kind: 'standing' }
);

describe('points', () => {
	test.each([
		{ list: '', points: 0 },
		{ list: '3 pikes', points: 120 },
		{ list: 'captain + horse + banner', points: 120 },
		{ list: '2 slingers + oath, seer', points: 120 },
		{ list: 'pikes + banner + banner', points: 90 },
		{ list: 'nobody + horn, pikes + nothing', points: 50 }
	])('$list: $points', ({ list, points }) => {
		const report = checkRoster(aList(1000, list), index);
		expect(report.points).toBe(points);
		expect(report.context.points).toBe(points);
	});
});

test('every constraint has a verdict, in the order of the pack', () => {
	const { verdicts, problems } = checkRoster(aList(1000, 'pikes'), index);
	expect(verdicts.map(({ constraint }) => constraint.id)).toEqual(
		index.constraints.map((c) => c.id)
	);
	expect(problems).toEqual([]);
});

test('the problems are the verdicts that are not met', () => {
	const { verdicts, problems } = checkRoster(aList(20, 'captain + horse + wyrm, seer'), index);
	expect(problems).toEqual(verdicts.filter(({ outcome }) => outcome !== 'met'));
	expect(problems.map(({ outcome }) => outcome)).toEqual([
		'points-limit/over',
		'exclusive/too-many'
	]);
	expect(verdicts.filter(isProblem)).toEqual(problems);
});

test('a rule about every unit is judged again when any unit comes', () => {
	const each = anIndex({ kind: 'exclusive', of: { any: ['STEED'] }, min: 1, label: 'steeds' });
	const rider = aUnit('captain', { options: ['horse'] });
	const before = checkRoster(aRoster({ units: [rider] }), each);
	expect(before.problems).toEqual([]);
	const context = rosterContext(aRoster({ units: [rider, aUnit('pikes')] }), each);
	const after = reportAfter(context, before);
	expect(after.problems.map(({ outcome }) => outcome)).toEqual(['exclusive/too-few']);
	expect(after).toEqual(reportOf(context));
});

test('an empty roster has verdicts too', () => {
	const { verdicts, problems } = checkRoster(aRoster(), index);
	expect(verdicts).toHaveLength(4);
	expect(problems.map(({ outcome }) => outcome)).toEqual(['count/too-few']);
});

test("a unit is called what the player calls it, or by its entry's name, or by what it asks for", () => {
	const nameOf = (entry: string, name?: string) =>
		unitName(musterUnit(aUnit(entry, name === undefined ? {} : { name }), index));
	expect(nameOf('pikes', 'The Reeds')).toBe('The Reeds');
	expect(nameOf('pikes')).toBe('Pikes');
	expect(nameOf('nobody')).toBe('nobody');
});
