import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { anArmy, aRoster, aSystem, aUnit } from '../../../tests/builders.ts';
import { alignRoster, indexArmy } from '../index.ts';

const index = indexArmy(aSystem(), anArmy());
const base = aRoster({
	units: [
		aUnit('pikes', { id: 'a', group: 'left', note: 'Painted' }),
		aUnit('captain', { id: 'b', options: ['oath', 'banner'], name: 'Old Bo' }),
		aUnit('pikes', { id: 'c', group: 'left' }),
		aUnit('slingers', { id: 'd', group: 'right' })
	],
	groups: [
		{ id: 'left', kind: 'company' },
		{ id: 'right', kind: 'company' },
		{ id: 'empty', kind: 'company', name: 'Reserve' }
	],
	note: 'For Saturday'
});

/** What comes back through a link: other ids and another order, no notes, no empty groups. */
const sent: Roster = {
	...aRoster({ id: 'other' }),
	units: [
		aUnit('captain', { id: 'u1', options: ['banner', 'oath'], name: 'Old Bo' }),
		aUnit('slingers', { id: 'u2', group: 'g1' }),
		aUnit('pikes', { id: 'u3', group: 'g2' }),
		aUnit('pikes', { id: 'u4', group: 'g2' })
	],
	groups: [
		{ id: 'g1', kind: 'company' },
		{ id: 'g2', kind: 'company' }
	]
};

function aligned(other: Roster): Roster {
	let made = 0;
	return alignRoster(base, other, index, () => `new${++made}`);
}

const ids = ({ units }: Roster) => units.map(({ id }) => id).join('');

describe('a roster that has lost its ids', () => {
	test('is the one that it was if nothing was changed', () => {
		const { groups = [], ...rest } = aligned(sent);
		const { groups: own = [], ...whole } = base;
		const units = whole.units.map((unit) => ({
			...unit,
			...(unit.options && { options: unit.options.toSorted() })
		}));
		expect(rest).toEqual({ ...whole, units });
		expect(groups.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
			own.toSorted((a, b) => a.id.localeCompare(b.id))
		);
	});

	test('has each changed unit under its own id, and new ones under new ids', () => {
		const [captain, ...others] = sent.units;
		const changed = aligned({
			...sent,
			units: [
				{ ...(captain ?? aUnit('captain')), options: ['banner'] },
				...others,
				aUnit('pikes', { id: 'u5', group: 'g1' })
			]
		});
		expect(changed.units.find(({ id }) => id === 'b')?.options).toEqual(['banner']);
		expect(changed.units.at(-1)).toMatchObject({ entry: 'pikes', group: 'right' });
		expect(changed.units.at(-1)?.id).toMatch(/^new/);
		expect(changed.units.find(({ id }) => id === 'a')?.note).toBe('Painted');
	});

	test('has a group of its own for a new one, whatever its id was', () => {
		const { groups = [] } = sent;
		const changed = aligned({
			...sent,
			units: [...sent.units, aUnit('captain', { id: 'u9', group: 'left' })],
			groups: [...groups, { id: 'left', kind: 'company', name: 'Vanguard' }]
		});
		const vanguard = changed.groups?.find(({ name }) => name === 'Vanguard');
		expect(vanguard?.id).toMatch(/^new/);
		expect(changed.units.at(-1)?.group).toBe(vanguard?.id);
		expect(ids(changed)).toMatch(/^abcdnew/);
	});
});
