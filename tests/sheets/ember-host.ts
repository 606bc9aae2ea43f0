import { checkRoster, indexArmy, type ArmyIndex } from '#engine';
import type { Army, Entry, Profiles, Roster, RosterUnit, System } from '#schema';
import {
	buildSheet,
	type ProfileBook,
	type Sheet,
	type SheetForm
} from '../../src/content/index.ts';

// A game of regiments made up for tests: heroes lead, one of them is general, units may be doubled, a
// mercenary band holds two units of another army, lores bring spells, a shrine stands on the table.

const source = { line: 1 };

const system: System = {
	formatVersion: 2,
	id: 'cinder-wars',
	name: 'Cinder Wars',
	edition: 'second edition',
	editor: 'regiments',
	revision: '2026-09-01',
	owner: 'Nobody',
	books: { core: 'Cinder Rules' },
	source: { book: 'core' },
	sizes: [1000],
	usualSize: 1000,
	pointsDate: '2026-08-18',
	families: 'Great League',
	unprinted: ['UNIT'],
	statLine: [
		{ id: 'move', name: 'Move', short: 'M' },
		{ id: 'save', name: 'Save', short: 'Sv' },
		{ id: 'ward', name: 'Ward', short: 'Wd' }
	],
	types: [
		{
			id: 'hero',
			name: 'Hero',
			heading: 'Heroes',
			role: 'unit',
			character: true,
			keywords: ['UNIT', 'HERO']
		},
		{ id: 'foot', name: 'Foot', heading: 'Foot', role: 'unit', keywords: ['UNIT', 'FOOT'] },
		{ id: 'band', name: 'Band', heading: 'Hired bands', role: 'unit', keywords: ['BAND'] },
		{ id: 'rank', name: 'Rank', heading: 'Ranks', role: 'option', keywords: ['OPTION'] },
		{
			id: 'trait',
			name: 'Trait',
			heading: 'Traits',
			role: 'option',
			item: true,
			keywords: ['OPTION', 'TRAIT']
		},
		{
			id: 'array',
			name: 'Battle array',
			heading: 'Arrays',
			role: 'army',
			keywords: ['ARRAY'],
			starts: 'single'
		},
		{ id: 'lore', name: 'Fire lore', heading: 'Fire lores', role: 'army', keywords: ['LORE'] },
		{
			id: 'shrine',
			name: 'Shrine',
			heading: 'Shrines of the host',
			role: 'army',
			keywords: ['SHRINE']
		}
	],
	entries: [
		{
			id: 'chief',
			name: 'Chief',
			type: 'rank',
			cost: 0,
			given: 'first',
			grants: ['CHIEF'],
			source
		},
		{ id: 'doubled', name: 'Doubled', type: 'rank', cost: 0, sizeTimes: 2, source }
	],
	rules: [],
	casters: { any: ['MAGE'] },
	readings: [],
	constraints: [
		{ id: 'limit', kind: 'points-limit', source },
		{ id: 'led', kind: 'led', group: 'warband', by: { any: ['HERO'] }, source },
		{ id: 'size', kind: 'group', group: 'warband', of: { any: ['UNIT'] }, max: 4, source },
		{ id: 'few', kind: 'groups', group: 'warband', min: 1, max: 3, source },
		{
			id: 'out',
			kind: 'outside',
			group: 'warband',
			of: { none: ['CHIEF'] },
			label: 'loners',
			source
		},
		{ id: 'chiefs', kind: 'count', of: { any: ['chief'] }, min: 1, max: 1, source }
	],
	groups: [
		{
			id: 'warband',
			name: 'Warband',
			plural: 'Warbands',
			of: { any: ['UNIT'] },
			outside: { name: 'Loner', plural: 'Loners of the host' },
			text: 'Units under a hero.',
			source
		}
	],
	tallies: [
		{
			id: 'drops',
			name: 'Drops',
			kind: 'groups',
			group: 'warband',
			of: { any: ['UNIT', 'BAND'] },
			text: 'Drops.',
			source
		},
		{
			id: 'loners',
			name: 'Loners',
			kind: 'count',
			of: { any: ['UNIT'] },
			outside: 'warband',
			text: 'Loners.',
			source
		},
		{
			id: 'mages',
			name: 'Mages',
			kind: 'count',
			of: { any: ['MAGE'] },
			lists: 'mage',
			text: 'Mages.',
			source
		},
		{
			id: 'spare',
			name: 'Spare order',
			kind: 'unspent',
			atLeast: 50,
			gives: 1,
			text: 'One.',
			source
		}
	]
};

const stats = { move: '5"', save: '3+' };
const anybody = [{ name: 'Any', of: {} }];

const entries: readonly Entry[] = [
	{
		id: 'ember-lord',
		name: 'Ember Lord',
		type: 'hero',
		cost: 200,
		size: 1,
		keywords: ['MAGE'],
		numbers: { mage: 2, health: 6 },
		leads: anybody,
		stats: { ...stats, ward: '5+' },
		base: '40mm',
		source
	},
	{
		id: 'ash-priest',
		name: 'Ash-Priest',
		type: 'hero',
		cost: 110,
		size: 1,
		leads: anybody,
		stats,
		source
	},
	{
		id: 'cinders',
		name: 'Cinder Guard',
		type: 'foot',
		cost: 90,
		size: 5,
		stats,
		base: '32mm',
		source
	},
	{
		id: 'slag',
		name: 'Slag-throwers',
		type: 'foot',
		cost: 120,
		size: 3,
		stats,
		base: '40mm',
		source
	},
	{
		id: 'rivals',
		name: "The Rivals' Band",
		type: 'band',
		cost: 150,
		holds: [
			{ name: 'Frost Lord', army: 'frost', entry: 'frost-lord', count: 1, size: 1 },
			{ name: 'Icicles', army: 'frost', entry: 'icicles', count: 2, size: 5, keywords: ['FOOT'] }
		],
		source
	},
	{ id: 'grim', name: 'Grim', type: 'trait', cost: 0, source },
	{ id: 'burning', name: 'Burning Brand', type: 'trait', cost: 20, text: 'It burns.', source },
	{ id: 'wedge', name: 'Wedge of Fire', type: 'array', cost: 30, source },
	{ id: 'line', name: 'Long Line', type: 'array', cost: 0, source },
	{ id: 'flames', name: 'Lore of Flames', type: 'lore', cost: 0, source },
	{ id: 'smoke', name: 'Lore of Smoke', type: 'lore', cost: 10, source },
	{ id: 'hearth', name: 'The Hearth', type: 'shrine', cost: 0, stats: { save: '4+' }, source }
];

const army: Army = {
	formatVersion: 2,
	id: 'ember',
	system: 'cinder-wars',
	name: 'Ember Host',
	aliases: [],
	livery: { colours: ['#802010', '#f0d040'], division: 'pale' },
	family: 'South',
	source: { book: 'core', section: 'Ember Host' },
	entries,
	armyRules: [],
	rules: [],
	spells: [
		{ id: 'flare', name: 'Flare', cast: '6', lore: 'flames', keywords: ['SPELL'], source },
		{ id: 'blaze', name: 'Blaze', cast: '8', lore: 'flames', source },
		{ id: 'haze', name: 'Haze', cast: '5', lore: 'smoke', source }
	]
};

const profiles: Profiles = {
	formatVersion: 1,
	army: 'ember',
	system: 'cinder-wars',
	profiles: {
		'ember-lord': {
			weapons: [
				{ name: 'Brand', attacks: '4', hit: '3+', wound: '3+', rend: '1', damage: 'D3' },
				{
					name: 'Glare',
					range: '12"',
					attacks: '2D6',
					hit: '4+',
					wound: '4+',
					rend: '-',
					damage: '1'
				}
			],
			abilities: [
				{ name: 'Heat Haze', timing: 'Passive' },
				{ name: 'Ember Storm', timing: 'Your Hero Phase', cast: '7' },
				{ name: 'Scorched', timing: 'Passive' }
			]
		},
		slag: {
			weapons: [
				{
					name: 'Slag-pot',
					range: '10"',
					attacks: '3',
					hit: '4+',
					wound: '3+',
					rend: '1',
					damage: '2',
					abilities: ['Crit (2 Hits)', 'Shoot in Combat']
				}
			]
		}
	}
};

const frostLord: Entry = {
	id: 'frost-lord',
	name: 'Frost Lord',
	type: 'hero',
	cost: 180,
	size: 1,
	stats: { move: '6"', save: '4+' },
	base: '50mm',
	source
};

/** The profiles as the app looks them up: the host's own, and one unit of the other army. */
const emberBook: ProfileBook = {
	profileOf: (id, entry) => (id === army.id ? profiles.profiles[entry] : undefined),
	entryOf: (id, entry) => (id === 'frost' && entry === frostLord.id ? frostLord : undefined)
};

export const emberHost: ArmyIndex = indexArmy(system, army);

/** The same host in a game without points and without groups. */
export const pointless: ArmyIndex = indexArmy(
	{ ...system, sizes: [], usualSize: 0, groups: [], constraints: [], tallies: [] },
	{ ...army, entries: entries.map((entry) => ({ ...entry, cost: 0 })) }
);

/** Two warbands, a loner, a hired band and choices, written out of order on purpose. */
export const emberUnits: readonly RosterUnit[] = [
	{ id: 'a', entry: 'slag', group: 'w2' },
	{ id: 'b', entry: 'cinders', options: ['doubled'], group: 'w1' },
	{ id: 'c', entry: 'ash-priest', group: 'w2' },
	{ id: 'd', entry: 'ember-lord', options: ['burning', 'chief', 'grim'], group: 'w1' },
	{ id: 'e', entry: 'cinders' },
	{ id: 'f', entry: 'rivals' },
	{ id: 'g', entry: 'hearth' },
	{ id: 'h', entry: 'flames' },
	{ id: 'i', entry: 'wedge' },
	{ id: 'j', entry: 'slag', options: ['doubled'], group: 'w1', name: 'Old Nine', note: 'Painted.' }
];

export function emberRoster(changes: Partial<Roster> = {}): Roster {
	return {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: 'Bright Morning',
		system: system.id,
		army: army.id,
		revision: '2026-09-01',
		size: 1200,
		groups: [
			{ id: 'w2', kind: 'warband' },
			{ id: 'w1', kind: 'warband' },
			{ id: 'w3', kind: 'warband' }
		],
		units: emberUnits,
		...changes
	};
}

export function emberSheet(
	roster: Roster = emberRoster(),
	form: SheetForm = 'list',
	index: ArmyIndex = emberHost
): Sheet {
	return buildSheet(roster, checkRoster(roster, index), form, { book: emberBook });
}
