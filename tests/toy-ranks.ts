import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Constraint, Entry, EntryType, Factor, System } from '#schema';
import { aConstraint, anArmy, anEntry, aSource, aSystem, type Draft } from './builders.ts';

// A toy system of ranks and files: units as strong as the player likes, arms by the model, steeds that
// make them dearer, figures that stand in the ranks, relics by number, runes by set.

const types: readonly EntryType[] = [
	aType('lord', 'unit', ['LEADER']),
	aType('troop', 'unit', ['TROOP', 'PLAIN']),
	aType('engine', 'unit', ['ENGINE']),
	{ ...aType('arms', 'option', ['ARMS']), look: 'chips' },
	{ ...aType('steed', 'option', ['STEED']), look: 'chips' },
	{ ...aType('command', 'option', ['COMMAND']), look: 'chips' },
	aType('relic', 'option', ['RELIC']),
	{ ...aType('rune', 'option', ['RUNE']), look: 'picker' },
	aType('role', 'option', ['ROLE'])
];

function aType(id: string, role: EntryType['role'], keywords: readonly string[]): EntryType {
	return { id, name: id, heading: id, role, keywords };
}

/** Levies 2½ (POOR), guards 8, crew 5 with a ram of 30; a duke of rank 9, a baron of rank 8. */
const units: readonly Entry[] = [
	anEntry('levies', {
		type: 'troop',
		cost: { perModel: 2.5 },
		size: { min: 5, usual: 10 },
		keywords: ['POOR'],
		numbers: { sergeant: 15 }
	}),
	anEntry('guards', {
		type: 'troop',
		cost: { perModel: 8 },
		size: { min: 5, max: 20 },
		numbers: { sergeant: 30 }
	}),
	anEntry('ram', { type: 'engine', cost: { fixed: 30, perModel: 5 }, size: { min: 2 } }),
	anEntry('duke', { type: 'lord', cost: 100, numbers: { rank: 9, relics: 2 } }),
	anEntry('baron', { type: 'lord', cost: 60, numbers: { rank: 8, relics: 1 } })
];

const options: readonly Entry[] = [
	anEntry('lance', { type: 'arms', cost: { perModel: 2 } }),
	anEntry('mail', { type: 'arms', cost: { perModel: 3 } }),
	anEntry('targe', { type: 'arms', cost: { perModel: 1 } }),
	anEntry('bard', { type: 'arms', cost: { perModel: 4 } }),
	anEntry('nag', { type: 'steed', cost: 0, grants: ['RIDING'] }),
	anEntry('charger', { type: 'steed', cost: { perModel: 3 }, grants: ['RIDING'] }),
	anEntry('banner', { type: 'command', cost: { models: 1 } }),
	anEntry('sergeant', {
		type: 'command',
		cost: { insteadOf: 'sergeant' },
		numbers: { relics: 1 },
		adds: { ws: 1 }
	}),
	anEntry('crown', { type: 'relic', cost: 25, numbers: { rank: 1 } }),
	anEntry('orb', { type: 'relic', cost: 12.5 }),
	anEntry('ring', { type: 'relic', cost: 10 }),
	anEntry('fire', { type: 'rune', cost: 20, repeat: 3 }),
	anEntry('frost', { type: 'rune', cost: 15, repeat: 3 }),
	anEntry('stone', { type: 'rune', cost: 5 }),
	anEntry('chief', { type: 'role', cost: 0, grants: ['CHIEF'], given: 'first' })
].map((entry) => ({ carriedBy: { by: { none: ['NOBODY'] } }, ...entry }));

/** Half for arms of the poor, twice for what rides, arms and man; never for leaders. */
const pricing: readonly Factor[] = [
	{
		name: 'poor troops',
		on: { all: ['POOR'], none: ['LEADER'] },
		of: { any: ['ARMS'] },
		times: 0.5,
		source: aSource
	},
	{
		name: 'riders',
		on: { all: ['RIDING'], none: ['LEADER'] },
		of: { any: ['ARMS', 'PLAIN'] },
		times: 2,
		source: aSource
	}
];

export const ranksSystem: System = aSystem({
	id: 'ranks',
	editor: 'ranks',
	types,
	entries: options,
	pricing,
	keywords: ['NOBODY'],
	statLine: [{ id: 'ws', name: 'Weapon skill', short: 'WS' }],
	casters: { any: ['duke'] }
});

export const ranksArmy: Army = anArmy({ system: 'ranks', entries: units });

/** The chief has the highest rank of the leaders. */
export const chief: Draft = {
	kind: 'rank',
	id: 'chief',
	role: { any: ['CHIEF'] },
	among: { any: ['LEADER'] },
	by: { number: 'rank' },
	label: 'chief'
};

/** A ram needs ten guards. */
export const drill: Draft = {
	kind: 'requires',
	id: 'drill',
	of: { any: ['ram'] },
	needs: { any: ['guards'] },
	min: 10,
	counting: 'models',
	scope: 'army'
};

/** The toy army of ranks with these constraints, and those of its own rows. */
export function ranksIndex(...drafts: readonly Draft[]): ArmyIndex {
	const constraints: readonly Constraint[] = drafts.map((draft, at) =>
		aConstraint({ id: `tested-${at}`, ...draft })
	);
	return indexArmy({ ...ranksSystem, constraints }, ranksArmy);
}
