import type { Army, Constraint, Entry, System } from '#schema';
import { indexArmy, type ArmyIndex } from '#engine';

// An army made up for tests: pikes and lancers, a captain who is a fighter or a mage, two mounts.

const source = { line: 1 };
const lanceHorses = { by: { any: ['lancers'] } };

const system: System = {
	formatVersion: 2,
	id: 'toy-wars',
	name: 'Toy Wars',
	edition: 'Toy Wars',
	editor: 'counters',
	revision: '2026-01-02',
	owner: 'Nobody',
	books: {},
	source,
	sizes: [1000],
	usualSize: 1000,
	band: { points: 1000, belowOne: { min: 'waived', max: 'one' }, source },
	statLine: [],
	types: [
		{ id: 'troop', name: 'Troop', heading: 'Troops', role: 'unit', keywords: ['UNIT'] },
		{ id: 'captain', name: 'Captain', heading: 'Captains', role: 'unit', keywords: ['CAPTAIN'] },
		{ id: 'mount', name: 'Mount', heading: 'Mounts', role: 'option', keywords: ['MOUNT'] },
		{ id: 'calling', name: 'Calling', heading: 'Callings', role: 'option', keywords: ['CALLING'] }
	],
	entries: [],
	rules: [],
	casters: {},
	readings: [],
	constraints: [],
	tallies: []
};

const entries: readonly Entry[] = [
	{ id: 'pikes', name: 'Pikes', type: 'troop', cost: 40, source },
	{ id: 'lancers', name: 'Lancers', aliases: ['Knights'], type: 'troop', cost: 90, source },
	{ id: 'horses', name: 'Horses', type: 'troop', cost: 60, source },
	{ id: 'captain', name: 'Captain', type: 'captain', cost: 80, starts: ['fighter'], source },
	{
		id: 'horse',
		name: 'Horse',
		type: 'mount',
		cost: 5,
		carriedBy: { by: { any: ['CAPTAIN'] } },
		source
	},
	{ id: 'lance-horse', name: 'Horse', type: 'mount', cost: 9, carriedBy: lanceHorses, source },
	{
		id: 'fighter',
		name: 'Fighter',
		type: 'calling',
		cost: 0,
		carriedBy: { by: { any: ['captain'] } },
		source
	},
	{
		id: 'mage',
		name: "Mage's Gift",
		type: 'calling',
		cost: 25,
		carriedBy: { by: { any: ['captain'] } },
		source
	}
];

const oneCalling: Constraint = {
	id: 'one-calling',
	kind: 'exclusive',
	of: { any: ['CALLING'] },
	max: 1,
	source
};

const army: Army = {
	formatVersion: 2,
	id: 'toys',
	system: 'toy-wars',
	name: 'Toys',
	aliases: [],
	livery: { colours: ['#000000', '#ffffff'], division: 'cross' },
	source,
	entries,
	armyRules: [],
	rules: [],
	spells: [],
	constraints: [oneCalling]
};

export const toyArmy: ArmyIndex = indexArmy(system, army);
