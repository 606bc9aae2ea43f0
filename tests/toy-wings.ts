import type { Army, Constraint, Entry, EntryType, Selector, System } from '#schema';
import { indexArmy, type ArmyIndex } from '#engine';

// A toy system whose groups are rules: wings led by a hero, reserves, plans, songs and bands of note.

const source = { line: 1 };

const unitTypes: readonly EntryType[] = [
	{ id: 'hero', name: 'Hero', heading: 'Heroes', role: 'unit', keywords: ['UNIT', 'HERO'] },
	{ id: 'foot', name: 'Foot', heading: 'Foot', role: 'unit', keywords: ['UNIT', 'FOOT'] },
	{ id: 'band', name: 'Band of Note', heading: 'Bands of Note', role: 'unit', keywords: ['BAND'] }
];

const optionTypes: readonly EntryType[] = [
	optionType('general', { all: ['HERO'] }),
	optionType('doubled', { all: ['FOOT'], none: ['SINGLE'] }),
	optionType('relic', { all: ['HERO'] })
];

const choiceTypes: readonly EntryType[] = [
	choiceType('plan', 'Battle plan'),
	choiceType('war-song', 'War song'),
	choiceType('camp-song', 'Camp song'),
	choiceType('ground', 'Home ground')
];

function optionType(id: string, by: Selector): EntryType {
	return { id, name: id, heading: id, role: 'option', keywords: ['OPTION'], carriedBy: { by } };
}

function choiceType(id: string, name: string): EntryType {
	return { id, name, heading: name, role: 'army', keywords: ['CHOICE'] };
}

function entry(id: string, name: string, type: string, rest: Partial<Entry> = {}): Entry {
	return { id, name, type, cost: 0, source, ...rest };
}

const anyFoot = { name: 'Any Foot', of: { all: ['FOOT'] } };

const entries: readonly Entry[] = [
	entry('queen', 'Alba, Queen of Tin', 'hero', { cost: 200, size: 1, leads: [anyFoot] }),
	entry('squire', 'Squire', 'hero', { cost: 60, size: 1 }),
	entry('marshal', 'Marshal', 'hero', {
		cost: 120,
		size: 1,
		leads: [anyFoot, { name: 'Squire', of: { any: ['squire'] }, max: 1 }]
	}),
	entry('pikes', 'Pikes', 'foot', { cost: 90, size: 5 }),
	entry('drakes', 'Drakes', 'foot', { cost: 160, size: 2 }),
	entry('drakes-one', 'Drakes (1 model)', 'foot', { cost: 90, size: 1, keywords: ['SINGLE'] }),
	entry('winter-spiders', 'Spiders (Winter Court)', 'foot', {
		cost: 70,
		size: 3,
		keywords: ['OLD']
	}),
	entry('the-tower', 'The Tower', 'foot', { cost: 110, size: 1, keywords: ['SINGLE'] }),
	entry('tower', 'Tower', 'foot', { cost: 100, size: 1, keywords: ['SINGLE'] }),
	entry('reds', 'The Reds & Blues', 'band', {
		cost: 150,
		holds: [{ name: 'Red Guards', entry: 'red-guards', count: 1, size: 3 }]
	}),
	entry('orb', 'Orb', 'relic'),
	entry('horn-old', 'Horn (2024-25)', 'relic', { cost: 20 }),
	entry('horn-new', 'Horn (2025-26)', 'relic'),
	entry('horn-first', 'Horn (2023)', 'relic'),
	entry('left-hook', 'Left Hook', 'plan'),
	entry('marching-song', 'Marching Song', 'war-song'),
	entry('evening-song', 'Evening Song', 'camp-song', { cost: 10 }),
	entry('ford', 'Old Ford', 'ground')
];

const rules: readonly Constraint[] = [
	{ id: 'points', kind: 'points-limit', source },
	{ id: 'led', kind: 'led', group: 'wing', by: { all: ['HERO'] }, source },
	{
		id: 'wing-size',
		kind: 'group',
		group: 'wing',
		of: { any: ['UNIT'] },
		max: 3,
		more: { each: { any: ['GENERAL'] }, n: 1 },
		source
	},
	{ id: 'one-general', kind: 'count', of: { any: ['general'] }, min: 1, max: 1, source },
	{ id: 'one-plan', kind: 'count', of: { any: ['left-hook'] }, max: 1, source },
	{ id: 'standing', kind: 'standing', source }
];

const system: System = {
	formatVersion: 2,
	id: 'tin-wings',
	name: 'Tin Wings',
	edition: 'Tin Wings',
	editor: 'regiments',
	revision: '2026-01-02',
	owner: 'Nobody',
	books: {},
	source,
	sizes: [1000, 2000],
	usualSize: 1000,
	statLine: [],
	types: [...unitTypes, ...optionTypes, ...choiceTypes],
	entries: [
		entry('general', 'General', 'general', { grants: ['GENERAL'], given: 'first' }),
		entry('doubled', 'Doubled', 'doubled', { sizeTimes: 2 })
	],
	rules: [],
	casters: {},
	readings: [],
	constraints: rules,
	groups: [
		{
			id: 'wing',
			name: 'Wing',
			plural: 'Wings',
			of: { any: ['UNIT'] },
			outside: { name: 'Reserve unit', plural: 'Reserve units' },
			text: 'Units under one hero.',
			source
		}
	],
	tallies: [
		{
			id: 'drops',
			name: 'Drops',
			kind: 'groups',
			group: 'wing',
			of: { any: ['UNIT', 'BAND'] },
			text: 'Wings and units that stand alone.',
			source
		}
	]
};

const army: Army = {
	formatVersion: 2,
	id: 'tin-host',
	system: 'tin-wings',
	name: 'Tin Host',
	aliases: ['Tinfolk'],
	livery: { colours: ['#000000', '#ffffff'], division: 'cross' },
	source,
	entries,
	armyRules: [],
	rules: [],
	spells: []
};

/** An army of wings and reserves. */
export const tinHost: ArmyIndex = indexArmy(system, army);

/** The same army in a game without points. */
export const pointless: ArmyIndex = indexArmy({ ...system, sizes: [], usualSize: 0 }, army);
