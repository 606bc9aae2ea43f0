import { describe, expect, test } from 'vitest';
import type { Army } from '#schema';
import { aList, anArmy, anEntry, aRoster, aUnit } from '../../../tests/builders.ts';
import { dataChanges, outcomes, today, withEntry, type Data } from '../../../tests/data-changes.ts';
import { ranksArmy, ranksSystem } from '../../../tests/toy-ranks.ts';

describe('rules that judge otherwise', () => {
	const army = (entries: Army['entries']): Data => ({ ...today, army: anArmy({ entries }) });
	const limited = (max: number, min?: number) =>
		withEntry(today, 'pikes', {
			limit: { ...(min !== undefined && { min }), max, per: 'band' as const }
		});

	test('a limit that is another, met before and after', () => {
		const changes = dataChanges(aList(1000, '3 pikes'), limited(5), limited(4));
		expect(outcomes(changes)).toEqual(['limit-pikes: met 3 –4 > met 3 –5']);
	});

	test('a limit that is broken now, at its edge', () => {
		const taken = (count: number) =>
			outcomes(dataChanges(aList(1000, `${count} pikes`), limited(2), limited(4)));
		expect(taken(2)).toEqual(['limit-pikes: met 2 –4 > met 2 –2']);
		expect(taken(3)).toEqual(['limit-pikes: met 3 –4 > count/too-many 3 –2']);
	});

	test('a limit on what the roster has none of is of no interest, a minimum is', () => {
		expect(dataChanges(aList(1000, 'captain'), limited(5), limited(4)).isSame).toBe(true);
		expect(outcomes(dataChanges(aList(1000, 'captain'), limited(4, 1), limited(4)))).toEqual([
			'limit-pikes: none > count/too-few 0 1–4'
		]);
	});

	test('a rule that is new or gone matters only where it is not met', () => {
		expect(dataChanges(aList(1000, '3 pikes'), limited(4)).isSame).toBe(true);
		expect(dataChanges(aList(1000, '3 pikes'), today, limited(4)).isSame).toBe(true);
		expect(outcomes(dataChanges(aList(1000, '3 pikes'), limited(2)))).toEqual([
			'limit-pikes: none > count/too-many 3 –2'
		]);
		expect(outcomes(dataChanges(aList(1000, '3 pikes'), today, limited(2)))).toEqual([
			'limit-pikes: count/too-many 3 –2 > none'
		]);
	});

	test('the points limit, once the points are over it', () => {
		const full = aList(120, '3 pikes');
		const dearer = dataChanges(full, withEntry(today, 'pikes', { cost: 41 }));
		expect(outcomes(dearer)).toEqual(['points: met 120 –120 > points-limit/over 123 –120']);
		expect(dearer.before.problems).toHaveLength(0);
		expect(dearer.after.problems).toHaveLength(1);
		const cheaper = dataChanges(full, withEntry(today, 'pikes', { cost: 39 }));
		expect(cheaper.rules).toEqual([]);
	});

	test('a limit that is broken by more or by less than before', () => {
		const over = aList(100, '3 pikes');
		expect(outcomes(dataChanges(over, withEntry(today, 'pikes', { cost: 41 })))).toEqual([
			'points: points-limit/over 120 –100 > points-limit/over 123 –100'
		]);
	});

	test('a thing that is gone is a problem', () => {
		const changes = dataChanges(aList(1000, 'pikes + banner'), withEntry(today, 'banner'));
		expect(outcomes(changes)).toEqual(['standing: met 1 – > standing/unknown 1 –']);
	});

	test('sizes of units that are another', () => {
		const old = { system: ranksSystem, army: ranksArmy };
		const roster = aRoster({ system: 'ranks', units: [aUnit('guards', { models: 18 })] });
		const tighter = withEntry(old, 'guards', { size: { min: 5, max: 15 } });
		const changes = dataChanges(roster, tighter, old);
		expect(changes.rows).toEqual([]);
		expect(outcomes(changes)).toEqual(['size-guards: met 18 5–20 > count/too-many 18 5–15']);
	});

	test('an army of other entries never throws', () => {
		const changes = dataChanges(aList(1000, '2 pikes, captain + horse'), army([anEntry('new')]));
		expect(changes.after.points).toBe(0);
		expect(changes.rows.map(({ isGone }) => isGone)).toEqual([true, true]);
	});
});
