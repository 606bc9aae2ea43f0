import { describe, expect, test } from 'vitest';
import { aList, aRoster, aUnit } from '../../../tests/builders.ts';
import { applyEdit } from './edit.ts';
import { applyPatch, isEmptyPatch, patchOf, hashOf } from './patch.ts';

const roster = aList(2000, '3 pikes, captain + horse, 2 slingers');

describe('a patch', () => {
	test('holds the units that changed and no others', () => {
		const after = applyEdit(roster, { kind: 'give-option', unit: 'u2', option: 'banner' });
		expect(patchOf(roster, after)).toEqual({
			units: { at: 1, out: 1, units: [{ id: 'u2', entry: 'pikes', options: ['banner'] }] }
		});
	});

	test('holds no unit where only the name changed', () => {
		const after = applyEdit(roster, { kind: 'rename', name: 'Nordland' });
		expect(patchOf(roster, after)).toEqual({ shell: { ...after, units: [] } });
	});

	test('is found by content, whether or not the units are the same objects', () => {
		expect(isEmptyPatch(patchOf(roster, structuredClone(roster)))).toBe(true);
	});

	test('of one unit among its likes takes out or puts in one', () => {
		const five = aRoster({ units: Array.from({ length: 5 }, () => aUnit('pikes')) });
		const four = aRoster({ units: five.units.slice(1) });
		expect(patchOf(five, four)).toEqual({ units: { at: 4, out: 1, units: [] } });
		expect(applyPatch(four, patchOf(four, five))).toEqual(five);
	});

	test.each([
		['of a unit', { ...roster, units: [{ entry: 'pikes', id: 'u1' }, ...roster.units.slice(1)] }],
		['of the roster', Object.fromEntries(Object.entries(roster).toReversed()) as typeof roster]
	])('brings back the order of the keys %s', (_, other) => {
		expect(isEmptyPatch(patchOf(roster, other))).toBe(false);
		expect(JSON.stringify(applyPatch(roster, patchOf(roster, other)))).toBe(JSON.stringify(other));
		expect(JSON.stringify(applyPatch(other, patchOf(other, roster)))).toBe(JSON.stringify(roster));
	});
});

describe('the sum of a roster', () => {
	test('is the same for a copy', () => {
		expect(hashOf(structuredClone(roster))).toBe(hashOf(roster));
	});

	test.each([
		{ ...roster, name: 'A tesu' },
		{ ...roster, units: roster.units.toReversed() },
		aRoster()
	])('differs for another', (other) => {
		expect(hashOf(other)).not.toBe(hashOf(roster));
		expect(Number.isSafeInteger(hashOf(other))).toBe(true);
	});
});
