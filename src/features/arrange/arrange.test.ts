import { describe, expect, test } from 'vitest';
import { applyEdit, indexArmy, rosterContext } from '#engine';
import type { GroupKind, Roster } from '#schema';
import { anArmy, aRoster, aSource, aSystem, aUnit } from '../../../tests/builders.ts';
import { copyUnits, placeUnits, sectionsOf, stepFrom } from './arrange.ts';

const warband: GroupKind = {
	id: 'warband',
	name: 'Warband',
	plural: 'Warbands',
	of: { any: ['UNIT'] },
	sketch: true,
	text: 'Units that march together.',
	source: aSource
};
const index = indexArmy(aSystem({ groups: [warband] }), anArmy());

/** Two warbands: w1 of a and b, w2 of d. Units c and e and the captain f are in none. */
const roster = aRoster({
	groups: [
		{ id: 'w1', kind: 'warband' },
		{ id: 'w2', kind: 'warband', name: 'Vanguard' }
	],
	units: [
		aUnit('pikes', { id: 'a', group: 'w1' }),
		aUnit('pikes', { id: 'b', group: 'w1' }),
		aUnit('pikes', { id: 'c' }),
		aUnit('pikes', { id: 'd', group: 'w2' }),
		aUnit('pikes', { id: 'e' }),
		aUnit('captain', { id: 'f' })
	]
});

function arranged(changed: Roster, by = index): readonly string[] {
	return sectionsOf(rosterContext(changed, by)).map(
		({ heading, units }) => `${heading}: ${units.map(({ unit }) => unit.id).join('')}`
	);
}

function placed(ids: readonly string[], group?: string, before?: string): readonly string[] {
	return arranged(applyEdit(roster, placeUnits(roster, ids, group, before)));
}

describe('the sections of a roster', () => {
	test('are its groups, what may join one, and the others by their heading', () => {
		expect(arranged(roster)).toEqual([
			'Warband 1: ab',
			'Vanguard: d',
			'Unassigned: ce',
			'leader: f'
		]);
	});

	test('of a system without groups are one', () => {
		const { groups: _, ...system } = aSystem();
		const plain = indexArmy(system, anArmy());
		expect(arranged(aRoster({ units: roster.units }), plain)).toEqual(['Units: abcdef']);
	});

	test('keep what no army knows, and what names a group that is not there', () => {
		const odd = aRoster({ units: [aUnit('ghost'), aUnit('pikes', { group: 'gone' })] });
		expect(arranged(odd)).toEqual(['Unassigned: pikes', 'Not in this army: ghost']);
	});
});

describe('placing units', () => {
	test.each([
		{ ids: ['c'], group: 'w1', before: 'b', is: ['Warband 1: acb', 'Vanguard: d'] },
		{ ids: ['c'], group: 'w1', is: ['Warband 1: abc', 'Vanguard: d'] },
		{ ids: ['e', 'a'], group: 'w2', before: 'd', is: ['Warband 1: b', 'Vanguard: aed'] },
		{ ids: ['a'], group: 'w1', is: ['Warband 1: ba', 'Vanguard: d'] },
		{ ids: ['a'], group: 'w1', before: 'a', is: ['Warband 1: ab', 'Vanguard: d'] },
		{ ids: ['b'], group: 'w1', before: 'd', is: ['Warband 1: ab', 'Vanguard: d'] },
		{ ids: ['x'], group: 'w1', is: ['Warband 1: ab', 'Vanguard: d'] }
	])('$ids in $group before $before', ({ ids, group, before, is }) => {
		expect(placed(ids, group, before).slice(0, 2)).toEqual(is);
	});

	test('into no group, or into one that is not there', () => {
		expect(placed(['a'], undefined, 'e')[2]).toBe('Unassigned: cae');
		expect(placed(['a'], 'gone')[2]).toBe('Unassigned: cea');
	});

	test('last in a group passes no unit outside it', () => {
		const edit = placeUnits(roster, ['a'], 'w1', undefined);
		expect(
			applyEdit(roster, edit)
				.units.map(({ id }) => id)
				.join('')
		).toBe('bacdef');
	});
});

test.each([
	{ unit: 'b', way: -1, to: 'Warband 1 before a' },
	{ unit: 'a', way: 1, to: 'Warband 1 before end' },
	{ unit: 'b', way: 1, to: 'Vanguard before d' },
	{ unit: 'd', way: 1, to: 'Unassigned before c' },
	{ unit: 'd', way: -1, to: 'Warband 1 before end' },
	{ unit: 'a', way: -1, to: undefined },
	{ unit: 'e', way: 1, to: undefined },
	{ unit: 'f', way: -1, to: undefined }
] as const)('one step of $unit by $way leads to $to', ({ unit, way, to }) => {
	const place = stepFrom(index, sectionsOf(rosterContext(roster, index)), unit, way);
	expect(place && `${place.section.heading} before ${place.before ?? 'end'}`).toBe(to);
});

describe('copying several units', () => {
	const limited = indexArmy(
		aSystem({
			groups: [warband],
			constraints: [
				{
					id: 'few',
					kind: 'count',
					of: { any: ['pikes'] },
					per: 'army',
					max: 3,
					source: aSource
				},
				{ id: 'once', kind: 'unique', of: { any: ['RELIC'] }, scope: 'army', source: aSource }
			]
		}),
		anArmy()
	);
	let next = 0;
	const newId = (): string => `new${(next += 1)}`;

	test('leaves behind what there may be once, and keeps the group', () => {
		const units = [aUnit('slingers', { group: 'w1', options: ['banner', 'oath'], name: 'First' })];
		const copies = copyUnits(aRoster({ units }), limited, ['slingers'], newId);
		expect(copies.units).toEqual([
			{ id: expect.any(String) as string, entry: 'slingers', options: ['oath'], group: 'w1' }
		]);
		expect(copies.leftBehind).toEqual(['Banner']);
		expect(copies.refused).toEqual([]);
	});

	test('stops where there may be no more, and says why', () => {
		const units = ['p', 'q'].map((id) => aUnit('pikes', { id }));
		const copies = copyUnits(aRoster({ units }), limited, ['p', 'q'], newId);
		expect(copies.units).toHaveLength(1);
		expect(copies.refused.map(({ name, why }) => [name, why[0]?.outcome])).toEqual([
			['Pikes', 'count/too-many']
		]);
	});
});
