import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Entry, RosterUnit, Roster, System } from '#schema';

// An army made up for tests, of units with as many models as the player chooses: ranks priced by the
// model, a chief on a goat, a seer who draws from a deck, a ballista with its crew.

const source = { book: 'core', line: 1 };
const line = (...figures: readonly string[]) =>
	Object.fromEntries(
		['m', 'ws', 'bs', 's', 't', 'w', 'i', 'a', 'ld'].map((id, at) => [id, figures[at] ?? '-'])
	);

const type = (id: string, heading: string, keywords: readonly string[]) => ({
	id,
	name: heading.replace(/s$/, ''),
	heading,
	role: 'unit' as const,
	keywords
});
const given = (id: string, heading: string, keywords: readonly string[]) => ({
	...type(id, heading, keywords),
	role: 'option' as const
});

const shared: readonly Entry[] = [
	{
		id: 'leads',
		name: 'Leader of the host',
		type: 'role',
		cost: 0,
		given: 'first',
		grants: ['FIRST'],
		carriedBy: { by: { any: ['CHIEF'] } },
		source
	},
	arm('pavise', 'Pavise', { perModel: 1 }),
	arm('mail', 'Mail', { perModel: 2 }),
	arm('short-horn-bow', 'Horn bow', { perModel: 1 }),
	{
		id: 'ensign',
		name: 'Ensign',
		type: 'command',
		cost: { models: 1 },
		grants: ['ENSIGN'],
		carriedBy: { by: { any: ['RANKS'] } },
		source
	},
	{
		id: 'drum',
		name: 'Drum',
		type: 'command',
		cost: { models: 1 },
		carriedBy: { by: { any: ['RANKS'] } },
		source
	},
	{
		id: 'sergeant',
		name: 'Sergeant',
		type: 'command',
		cost: { insteadOf: 'sergeant' },
		adds: { ws: 1, i: 1, a: 1 },
		carriedBy: { by: { any: ['RANKS'] } },
		source
	},
	{
		id: 'goat',
		name: 'Goat',
		type: 'steed',
		cost: { perModel: 3 },
		stats: line('8', '3', '0', '3', '3', '1', '3', '1', '5'),
		grants: ['MOUNTED'],
		carriedBy: { by: { any: ['CHIEF', 'RIDER'] } },
		source
	},
	{
		id: 'drake',
		name: 'Drake',
		type: 'steed',
		cost: 250,
		stats: line('6', '5', '0', '6', '6', '7', '4', '5', '7'),
		grants: ['MOUNTED'],
		carriedBy: { by: { any: ['CHIEF'] } },
		source
	},
	item(
		'blade-of-tin',
		'Blade of Tin',
		75,
		'Adds 2 to the bearer’s Strength in hand-to-hand combat.'
	),
	item(
		'tin-mirror',
		'The Mirror of a Thousand and One Tin Faces',
		12.5,
		'Each time an enemy casts a spell at the bearer or the unit he is with, roll a D6: on 4, 5 or 6 the spell goes back to whoever cast it, and harms him as it would have harmed the bearer. It works as long as the bearer stands, and may be used any number of times in a turn but against each spell only once. Spells that touch everybody on the table are not thrown back.'
	),
	item('tin-scroll', 'Tin Scroll', 25, 'Stops one enemy spell, and is then used up.', {
		repeat: 4,
		keywords: ['SCROLL']
	}),
	item('tin-banner', 'Banner of Tin', 50, 'The unit adds 1 to its combat results.'),
	{
		id: 'deck-tin',
		name: 'Tin Magic',
		type: 'deck',
		cost: 0,
		repeat: 4,
		grants: ['TIN MAGIC'],
		carriedBy: { by: { any: ['SEER'] } },
		source
	}
];

function arm(id: string, name: string, cost: Entry['cost']): Entry {
	const carriedBy = { by: { any: ['RANKS', 'CHIEF'] } };
	return { id, name, type: 'arm', cost, text: `What a ${name} does.`, carriedBy, source };
}

function item(
	id: string,
	name: string,
	cost: number,
	text: string,
	more: Partial<Entry> = {}
): Entry {
	const carriedBy = { by: { any: ['CHIEF', 'SEER', 'RANKS'] } };
	return { id, name, type: 'item', cost, text, carriedBy, source, ...more };
}

export const tinSystem: System = {
	formatVersion: 2,
	id: 'tin-wars',
	name: 'Tin Wars',
	edition: '2nd edition',
	editor: 'counters',
	revision: '2026-01-02',
	owner: 'Nobody',
	books: { core: 'Tin Rulebook', lists: 'Tin Lists' },
	source,
	sizes: [1000, 2000],
	usualSize: 2000,
	statLine: [
		['m', 'Movement', 'M'],
		['ws', 'Weapon Skill', 'WS'],
		['bs', 'Ballistic Skill', 'BS'],
		['s', 'Strength', 'S'],
		['t', 'Toughness', 'T'],
		['w', 'Wounds', 'W'],
		['i', 'Initiative', 'I'],
		['a', 'Attacks', 'A'],
		['ld', 'Leadership', 'Ld']
	].map(([id = '', name = '', short = '']) => ({ id, name, short })),
	types: [
		{ ...type('chief', 'Chiefs', ['CHIEF']), character: true },
		{ ...type('seer', 'Chiefs', ['CHIEF', 'SEER']), character: true },
		type('ranks', 'Ranks', ['RANKS']),
		type('engine', 'Engines', ['ENGINE']),
		type('beast', 'Beasts', ['BEAST']),
		given('role', 'Roles', []),
		given('arm', 'Arms', ['ARM']),
		given('command', 'Command', ['COMMAND']),
		given('steed', 'Steeds', ['STEED']),
		{ ...given('item', 'Magic items', ['ITEM']), item: true },
		given('deck', 'Decks', ['DECK'])
	],
	pricing: [
		{
			name: 'cheap troops',
			on: { all: ['CHEAP'] },
			of: { any: ['ARM'] },
			times: 0.5,
			source: { book: 'core', line: 6534 }
		},
		{
			name: 'riders',
			on: { all: ['MOUNTED', 'RIDER'] },
			of: { any: ['ARM', 'RIDER'] },
			times: 2,
			source: { book: 'core', line: 6538 }
		}
	],
	entries: shared,
	rules: [
		{
			id: 'stupid',
			name: 'Stupidity',
			text: 'Test at the start of each turn; who fails stands and drools.',
			chart: {
				name: 'Stupidity',
				roll: 'D6',
				rows: [
					{ roll: '1–3', text: 'Moves forward at half pace.' },
					{ roll: '4–6', text: 'Does not move, and does nothing else.' }
				]
			},
			source
		}
	],
	spells: [
		{
			id: 'tin-bolt',
			name: 'Tin Bolt',
			power: '1',
			range: '24"',
			text: 'One hit of Strength 4.',
			castBy: { any: ['TIN MAGIC'] },
			source
		},
		{
			id: 'tin-second',
			name: 'Tin Magic, second spell',
			unnamed: true,
			text: 'Moves a friendly unit 4".',
			castBy: { any: ['TIN MAGIC'] },
			source
		},
		{
			id: 'lead-bolt',
			name: 'Lead Bolt',
			power: '1',
			text: 'One hit of Strength 5.',
			castBy: { any: ['LEAD MAGIC'] },
			source
		}
	],
	keywords: ['LEAD MAGIC', 'TIN MAGIC'],
	casters: { any: ['SEER'] },
	readings: [],
	constraints: [
		{ id: 'points-limit', kind: 'points-limit', source },
		{
			id: 'share-chiefs',
			kind: 'share',
			label: 'Chiefs',
			of: { any: ['CHIEF'] },
			max: 50,
			scope: 'army',
			source
		},
		{
			id: 'share-ranks',
			kind: 'share',
			label: 'Ranks',
			of: { any: ['RANKS'] },
			min: 25,
			scope: 'army',
			source
		},
		{
			id: 'share-large',
			kind: 'share',
			label: 'Engines and beasts',
			of: { any: ['ENGINE', 'BEAST'] },
			max: 25,
			scope: 'army',
			source
		}
	],
	tallies: [
		{ id: 'models', name: 'Models', kind: 'models', of: {}, text: 'Models.', source },
		{
			id: 'seers',
			name: 'Seers',
			kind: 'count',
			of: { any: ['SEER'] },
			lists: 'level',
			text: 'Who casts.',
			source
		}
	]
};

const entries: readonly Entry[] = [
	{
		id: 'chief',
		name: 'Tin Chief',
		type: 'chief',
		cost: 100,
		stats: line('4', '6', '6', '4', '4', '3', '6', '4', '9'),
		source
	},
	{
		id: 'seer',
		name: 'Tin Seer',
		type: 'seer',
		cost: 112,
		numbers: { level: 2 },
		stats: line('4', '3', '3', '4', '4', '2', '4', '1', '7'),
		source
	},
	{
		id: 'spears',
		name: 'Spears',
		type: 'ranks',
		cost: { perModel: 7 },
		equipment: ['Spear', 'Sword'],
		size: { min: 5, max: 40, usual: 10 },
		numbers: { sergeant: 23 },
		stats: line('4', '3', '3', '3', '3', '1', '3', '1', '7'),
		source
	},
	{
		id: 'urchins',
		name: 'Urchins',
		type: 'ranks',
		keywords: ['CHEAP'],
		cost: { perModel: 2.5 },
		size: { min: 5 },
		stats: line('4', '2', '3', '3', '3', '1', '2', '1', '5'),
		rules: ['stupid'],
		source
	},
	{
		id: 'riders',
		name: 'Tin Riders',
		type: 'ranks',
		keywords: ['RIDER', 'MOUNTED'],
		cost: { perModel: 36 },
		equipment: ['Lance', 'Heavy armour', 'Pavise', 'Barding'],
		size: { min: 5 },
		numbers: { sergeant: 65 },
		stats: line('4', '4', '3', '4', '3', '1', '4', '1', '8'),
		lines: [{ name: 'War goat', stats: line('8', '3', '0', '3', '3', '1', '3', '1', '5') }],
		source
	},
	{
		id: 'ballista',
		name: 'Ballista',
		type: 'engine',
		cost: { fixed: 30, perModel: 5 },
		size: { min: 2, usual: 3 },
		stats: line('-', '-', '-', '-', '7', '3', '-', '-', '-'),
		lines: [{ name: 'Crewman', stats: line('4', '3', '3', '3', '3', '1', '3', '1', '7') }],
		source
	},
	{
		id: 'ogre',
		name: 'Tin Ogre',
		type: 'beast',
		cost: 150,
		stats: line('6', '3', '0', '6', '5', '6', '3', 'D6', '9'),
		source
	}
];

export const tinArmy: Army = {
	formatVersion: 2,
	id: 'tin',
	system: 'tin-wars',
	name: 'Tin Host',
	aliases: [],
	livery: { colours: ['#7a1f1f', '#e8d9a0'], division: 'per-pale' },
	source: { book: 'lists', section: 'Tin Host' },
	entries,
	armyRules: [],
	rules: [],
	spells: []
};

export const tin: ArmyIndex = indexArmy(tinSystem, tinArmy);

/** A host of some 2000 points, as it might be brought. */
export const tinUnits: readonly RosterUnit[] = [
	unit('chief', ['leads', 'drake', 'mail', 'blade-of-tin', 'tin-mirror'], { name: 'Old Bristle' }),
	unit('chief', ['goat', 'pavise']),
	unit('seer', ['deck-tin', 'deck-tin', 'tin-scroll', 'tin-scroll']),
	unit('spears', ['pavise', 'mail', 'sergeant', 'ensign', 'drum', 'tin-banner'], {
		models: 20,
		name: 'The Third of Tinburg'
	}),
	unit('spears', ['mail'], { models: 15, note: 'Painted blue, on round bases.' }),
	unit('urchins', ['mail', 'short-horn-bow'], { models: 31 }),
	unit('riders', ['ensign', 'drum', 'sergeant'], { models: 8 }),
	unit('ballista', []),
	unit('ballista', [], { models: 2 }),
	unit('ogre', [])
].map((one, at) => ({ ...one, id: `u${at}` }));

function unit(
	entry: string,
	options: readonly string[],
	more: Partial<RosterUnit> = {}
): RosterUnit {
	return { id: entry, entry, ...(options.length > 0 && { options }), ...more };
}

export function aTinRoster(changes: Partial<Roster> = {}): Roster {
	return {
		formatVersion: 1,
		id: '00000000-0000-4000-8000-000000000000',
		name: 'The Host of Tinburg',
		system: tinSystem.id,
		army: tinArmy.id,
		revision: '2026-01-01',
		size: 2000,
		units: tinUnits,
		...changes
	};
}

/** The same army without the texts of its rules, spells and items, as of a game whose sources have names only. */
export function indexNamed(): ArmyIndex {
	const { system, army } = tin;
	return indexArmy(
		{
			...system,
			rules: bare(system.rules),
			spells: bare(system.spells ?? []),
			entries: bare(system.entries)
		},
		{ ...army, entries: bare(army.entries) }
	);
}

function bare<T extends object>(things: readonly T[]): readonly T[] {
	return things.map((thing) => ({ ...thing, text: undefined }));
}
