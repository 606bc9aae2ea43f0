import { describe, expect, test } from 'vitest';
import { aList, aRoster, aUnit, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { checkRoster } from '../../engine/judge/report.ts';

const repeated = 'unique/repeated' as const;

describe('unique: each relic once in an army', () => {
	const index = anIndex({ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' });

	test.each([
		{ has: 'none', list: '2 pikes', codes: [] },
		{ has: 'two different ones', list: 'pikes + banner, captain + horn', codes: [] },
		{ has: 'two different ones on one unit', list: 'pikes + banner + horn', codes: [] },
		{ has: 'one twice, on two units', list: '2 pikes + banner', codes: [repeated] },
		{ has: 'one twice, on one unit', list: 'pikes + banner + banner', codes: [repeated] },
		{ has: 'both twice', list: '2 pikes + banner + horn', codes: [repeated, repeated] },
		{ has: 'two of what is no relic', list: '2 captain + horse', codes: [] },
		{ has: 'two of what it does not know', list: '2 pikes + nothing', codes: [] }
	])('an army that has $has: $codes', ({ list, codes }) => {
		expect(aList(1000, list)).toBreak(index, ...codes);
	});

	test('the problem names the thing and everybody who carries it', () => {
		const units = [
			aUnit('a', { entry: 'pikes', options: ['banner', 'banner'] }),
			aUnit('b', { entry: 'captain', options: ['banner'], name: 'Ada' })
		];
		expect(checkRoster(aRoster({ units }), index).problems).toMatchObject([
			{
				what: [{ entry: { name: 'Banner' } }],
				measured: 3,
				max: 1,
				bearers: [{ unit: units[0] }, { unit: units[0] }, { unit: units[1] }],
				units: ['a', 'b']
			}
		]);
	});

	test('a met verdict tells whether there is one at all', () => {
		expect(checkRoster(aList(1000, 'pikes'), index).verdicts).toMatchObject([{ measured: 0 }]);
		expect(checkRoster(aList(1000, 'pikes + horn'), index).verdicts).toMatchObject([
			{ measured: 1 }
		]);
	});
});

describe('unique: units of a kind once in an army', () => {
	const index = anIndex({ kind: 'unique', of: { any: ['LEADER'] }, scope: 'army' });

	test('each of them once', () => {
		expect(aList(1000, 'captain, seer, 2 pikes')).toBeLegalIn(index);
		expect(aList(1000, '2 captain, seer')).toBreak(index, repeated);
	});

	test('units that an option makes of the kind count, the others do not', () => {
		const sworn = anIndex({ kind: 'unique', of: { any: ['SWORN'] }, scope: 'army' });
		expect(aList(1000, 'pikes + oath, pikes, captain + oath')).toBeLegalIn(sworn);
		expect(aList(1000, '2 pikes + oath')).toBreak(sworn, repeated);
	});
});

describe('unique: each relic once on a unit', () => {
	const index = anIndex({ kind: 'unique', of: { any: ['RELIC'] }, scope: 'unit' });

	test('two units may have the same one', () => {
		expect(aList(1000, '2 pikes + banner + horn')).toBeLegalIn(index);
	});

	test('each unit that has one twice is a problem, by its name', () => {
		const list = aList(1000, 'pikes + banner + banner, seer + horn + horn + banner, pikes');
		expect(list).toBreak(index, repeated, repeated);
		expect(checkRoster(list, index).problems).toMatchObject([
			{ what: [{ entry: { id: 'banner' } }], measured: 2, units: ['u1'] },
			{ what: [{ entry: { id: 'horn' } }], measured: 2, units: ['u2'] }
		]);
	});
});
