import { indexArmy, type ArmyIndex } from '#engine';
import type { Entry, EntryType, Table, Tally } from '#schema';
import { aConstraint, anArmy, anEntry, aSystem, type Draft } from './builders.ts';

// A toy of slots: lords and heroes are characters, engines and slings go two to a choice, relics have a budget.

const types: readonly EntryType[] = [
	{ ...aType('lord', 'unit'), keywords: ['LORD'], numbers: { seats: 1, allowance: 100 } },
	{ ...aType('hero', 'unit'), keywords: ['HERO'], numbers: { seats: 1, allowance: 50 } },
	{ ...aType('troop', 'unit'), keywords: ['TROOP'], numbers: { places: 1 } },
	aType('relic', 'option'),
	aType('rank', 'option')
];

function aType(id: string, role: EntryType['role']): EntryType {
	return { id, name: id, heading: id, role, keywords: [id.toUpperCase()] };
}

const by = { by: { none: ['NOBODY'] } };
const entries: readonly Entry[] = [
	anEntry('king', { type: 'lord', cost: 200 }),
	anEntry('wyrm', { type: 'lord', cost: 400, numbers: { seats: 2 } }),
	anEntry('mage', { type: 'hero', cost: 60, numbers: { level: 1, power: 1 }, keywords: ['MAGE'] }),
	anEntry('herald', { type: 'hero', cost: 50, keywords: ['HERALD'] }),
	anEntry('spears', { type: 'troop', cost: { perModel: 5 }, size: { min: 10 } }),
	anEntry('rabble', {
		type: 'troop',
		cost: { perModel: 2 },
		size: { min: 10 },
		numbers: { places: 0 }
	}),
	anEntry('engine', { type: 'troop', cost: 50, perChoice: 2 }),
	anEntry('sling', { type: 'troop', cost: 40, perChoice: 2 }),
	anEntry('giant', { type: 'troop', cost: 150 }),
	anEntry('crown', { type: 'relic', cost: 60, carriedBy: by }),
	anEntry('ring', { type: 'relic', cost: 40, carriedBy: by }),
	anEntry('gem', { type: 'relic', cost: 25, carriedBy: by }),
	anEntry('sash', {
		type: 'rank',
		cost: {
			by: [
				{ on: { all: ['LORD'] }, cost: 30 },
				{ on: { all: ['TROOP'] }, cost: { perModel: 1 } }
			],
			else: 20
		},
		carriedBy: by
	}),
	anEntry('page', { type: 'rank', cost: 5, numbers: { seats: -1 }, carriedBy: by }),
	anEntry('adept', { type: 'rank', cost: 35, numbers: { level: 1, power: 1 }, carriedBy: by })
];

/** The toy army of slots with these constraints and tallies. */
export function slotsIndex(drafts: readonly Draft[], tallies: readonly Tally[] = []): ArmyIndex {
	const constraints = drafts.map((draft, at) => aConstraint({ id: `tested-${at}`, ...draft }));
	const system = aSystem({
		types,
		entries: [],
		constraints,
		tallies,
		keywords: ['NOBODY'],
		casters: { any: ['mage'] }
	});
	return indexArmy(system, anArmy({ entries }));
}

/** Lords by the points limit. */
export const lords: Table = {
	table: [
		{ from: 0, n: 0 },
		{ from: 2000, n: 1 },
		{ from: 3000, n: 2 },
		{ from: 4000, n: 3 }
	],
	above: { each: 1000, add: 1 }
};
