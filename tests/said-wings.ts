import { indexArmy, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { aConstraint, anArmy, aRoster, aSource, aSystem, aUnit, type Draft } from './builders.ts';
import type { Said } from './said.ts';

const wing = {
	id: 'wing',
	name: 'Wing',
	plural: 'Wings',
	of: { any: ['UNIT'] },
	sketch: true,
	text: 'Units side by side.',
	source: aSource
} as const;

export function wingIndex(draft: Draft): ArmyIndex {
	return indexArmy(aSystem({ groups: [wing], constraints: [aConstraint(draft)] }), anArmy());
}

/** One wing of these units. */
export function inWing(...entries: readonly string[]): Roster {
	const units = entries.map((entry, at) => aUnit(entry, { id: `u${at}`, group: 'w1' }));
	return aRoster({ groups: [{ id: 'w1', kind: 'wing' }], units });
}

const pikes = { any: ['pikes'] };
const size = { kind: 'group', group: 'wing', of: { any: ['UNIT'] } } as const;
const one = { kind: 'count', of: pikes, max: 1, scope: { group: 'wing' } } as const;
const alone = {
	kind: 'requires',
	of: pikes,
	forbids: { any: ['UNIT'] },
	scope: { group: 'wing' }
} as const;
const many = { any: ['UNIT', 'LEADER'] };

/** Rules of groups, of a wing of these units. */
export const saidOfWing: readonly (Said & { readonly units: readonly string[] })[] = [
	{
		draft: { ...size, max: 4 },
		units: ['pikes'],
		en: 'Wing 1: 1 unit, maximum 4.',
		de: 'Wing 1: 1 Einheit, Maximum 4.'
	},
	{
		draft: { ...size, max: 1 },
		units: ['pikes'],
		en: 'Wing 1: 1 unit, maximum 1.',
		de: 'Wing 1: 1 Einheit, Maximum 1.'
	},
	{
		draft: { ...size, min: 1 },
		units: ['pikes', 'pikes'],
		en: 'Wing 1: 2 units, minimum 1.',
		de: 'Wing 1: 2 Einheiten, Minimum 1.'
	},
	{
		draft: { ...size, min: 1, max: 3 },
		units: ['pikes'],
		en: 'Wing 1: 1 unit, minimum 1, maximum 3.',
		de: 'Wing 1: 1 Einheit, Minimum 1, Maximum 3.'
	},
	{
		draft: size,
		units: ['pikes'],
		en: 'Wing 1: 1 unit; any number can go together.',
		de: 'Wing 1: 1 Einheit; beliebig viele zusammen erlaubt.'
	},
	{
		draft: { ...size, max: 2, free: { any: ['slingers'] } },
		units: ['pikes', 'slingers'],
		en: 'Wing 1: 1 unit, maximum 2; Slingers not counted.',
		de: 'Wing 1: 1 Einheit, Maximum 2; Slingers nicht mitgezählt.'
	},
	{
		draft: { ...size, max: 1 },
		units: ['pikes', 'pikes'],
		en: 'Wing 1: 2 units, maximum 1.',
		de: 'Wing 1: 2 Einheiten, Maximum 1.'
	},
	{
		draft: { ...size, min: 2 },
		units: ['pikes'],
		en: 'Wing 1: 1 unit, minimum 2.',
		de: 'Wing 1: 1 Einheit, Minimum 2.'
	},
	{
		draft: one,
		units: ['pikes'],
		en: 'Wing 1, Pikes: 1 taken, maximum 1.',
		de: 'Wing 1, Pikes: 1 gewählt, Maximum 1.'
	},
	{
		draft: one,
		units: ['pikes', 'pikes'],
		en: 'Wing 1, Pikes: 2 taken, maximum 1. Remove 1.',
		de: 'Wing 1, Pikes: 2 gewählt, Maximum 1. Entferne 1.'
	},
	{
		draft: alone,
		units: ['pikes'],
		en: 'Pikes: not in a wing with other Pikes, Slingers or Lancers.',
		de: 'Pikes: nicht in derselben Gruppe (Wing) wie andere Pikes, Slingers oder Lancers.'
	},
	{
		draft: alone,
		units: ['pikes', 'slingers'],
		en: 'Wing 1, Pikes: not with Slingers.',
		de: 'Wing 1, Pikes: nicht mit Slingers.'
	},
	{
		draft: {
			kind: 'requires',
			of: pikes,
			needs: { ...many, none: ['pikes'] },
			scope: { group: 'wing' }
		},
		units: ['pikes'],
		en: 'Wing 1: Pikes: only with Slingers, Lancers, Captain or Seer in the same wing.',
		de: 'Wing 1: Pikes: nur mit Slingers, Lancers, Captain oder Seer in derselben Gruppe (Wing).'
	}
];

/** The same where nothing stands in a wing. */
export const saidOfNoWing: readonly Said[] = [
	{
		draft: { ...alone, forbids: { any: ['UNIT'], none: ['pikes'] } },
		en: 'Pikes: only in a wing of Pikes; none so far.',
		de: 'Pikes: in einer Gruppe (Wing) nur unter sich; bisher keine.'
	},
	{
		draft: { ...size, max: 4 },
		en: 'Wings: maximum 4 units each; none so far.',
		de: 'Wings: je Maximum 4 Einheiten; bisher keine.'
	},
	{
		draft: size,
		en: 'Wings: any number can go together; none so far.',
		de: 'Wings: beliebig viele zusammen erlaubt; bisher keine.'
	},
	{
		draft: one,
		en: 'Pikes: maximum 1 in a wing; none so far.',
		de: 'Pikes: Maximum 1 je Wing; bisher keine.'
	},
	{
		draft: alone,
		en: 'Pikes: not in a wing with other Pikes, Slingers or Lancers; none so far.',
		de: 'Pikes: nicht in derselben Gruppe (Wing) wie andere Pikes, Slingers oder Lancers; bisher keine.'
	},
	{
		draft: { ...size, min: 2, max: 4 },
		en: 'Wings: minimum 2, maximum 4 units each; none so far.',
		de: 'Wings: je Minimum 2 Einheiten, Maximum 4 Einheiten; bisher keine.'
	}
];
