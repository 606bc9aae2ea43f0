import { describe, expect, test } from 'vitest';
import {
	aConstraint,
	anArmy,
	anEntry,
	anIndex,
	aSystem,
	aRoster
} from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { compulsoryUnits } from './compulsory.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { indexArmy } from '../army/index-army.ts';

/** Entries with how many of each, with ids a1, a2 and so on. */
function compulsory(index: ArmyIndex, size: number) {
	let given = 0;
	return compulsoryUnits(index, size, () => `a${++given}`);
}

describe('2 pikes and a lancers for each band, one captain, at most 3 slingers', () => {
	const index = anIndex(
		{ kind: 'points-limit' },
		{ kind: 'standing' },
		{ kind: 'requires', of: { any: ['seer'] }, needs: { any: ['captain'] }, scope: 'army' },
		{ kind: 'count', of: { any: ['pikes'] }, min: 2, per: 'band' },
		{ kind: 'count', of: { any: ['lancers'] }, min: 1, max: 4, per: 'band' },
		{ kind: 'count', of: { any: ['captain'] }, min: 1, max: 1, per: 'army' },
		{ kind: 'count', of: { any: ['slingers'] }, max: 3, per: 'band' }
	);

	test.each([
		{ size: 999, pikes: 0, lancers: 0 },
		{ size: 1000, pikes: 2, lancers: 1 },
		{ size: 1999, pikes: 2, lancers: 1 },
		{ size: 2000, pikes: 4, lancers: 2 }
	])('at $size points: $pikes pikes, $lancers lancers, a captain', ({ size, pikes, lancers }) => {
		const units = compulsory(index, size);
		expect(units.map(({ entry }) => entry)).toEqual([
			...Array.from({ length: pikes }, () => 'pikes'),
			...Array.from({ length: lancers }, () => 'lancers'),
			'captain'
		]);
		expect(aRoster({ size, units })).toBeLegalIn(index);
	});

	test('every unit has an id of its own, and no options', () => {
		expect(compulsory(index, 1000)).toStrictEqual([
			{ id: 'a1', entry: 'pikes' },
			{ id: 'a2', entry: 'pikes' },
			{ id: 'a3', entry: 'lancers' },
			{ id: 'a4', entry: 'captain' }
		]);
	});
});

test('of several that would do, the first that the army has', () => {
	const of = { any: ['RELIC', 'seer', 'captain'] };
	const index = anIndex({ kind: 'count', of, min: 1, per: 'army' });
	expect(compulsory(index, 1000)).toEqual([{ id: 'a1', entry: 'seer' }]);
});

test('units that one minimum asked for count for another', () => {
	const either = { any: ['pikes', 'slingers'] };
	const index = anIndex(
		{ kind: 'count', of: { any: ['pikes'] }, min: 1, per: 'band' },
		{ kind: 'count', of: either, min: 2, per: 'band', label: 'pikes and slingers' }
	);
	expect(compulsory(index, 2000).map(({ entry }) => entry)).toEqual([
		'pikes',
		'pikes',
		'pikes',
		'pikes'
	]);
});

test('an option is nothing to start with, nor is what only a keyword names', () => {
	const index = anIndex(
		{ kind: 'count', of: { any: ['horse'] }, min: 1, per: 'army' },
		{ kind: 'count', of: { any: ['FOOT'] }, min: 1, per: 'army' },
		{ kind: 'count', of: { none: ['FOOT'] }, min: 1, per: 'army' }
	);
	expect(compulsory(index, 1000)).toEqual([]);
});

test('a unit comes with the options it starts with', () => {
	const entries = [anEntry('knave', { starts: ['oath'] }), ...anArmy().entries];
	const minimum = { kind: 'count', of: { any: ['knave'] }, min: 1, per: 'army' } as const;
	const index = indexArmy(aSystem({ constraints: [aConstraint(minimum)] }), anArmy({ entries }));
	expect(compulsory(index, 1000)).toEqual([{ id: 'a1', entry: 'knave', options: ['oath'] }]);
});
