import { expect, test } from 'vitest';
import type { Thing } from '../../packs/things.ts';
import { searchIn } from './thing-search.ts';

const aThing = (name: string, facts: Partial<Thing> = {}): Thing => ({
	name,
	kinds: ['unit'],
	game: 0,
	armies: [],
	legends: false,
	...facts
});

const chess = ['Grand Chess', 'Tyrant’s Own'];
const draughts = ['Draughts', 'Sea Folk'];

const search = searchIn([
	{ thing: aThing('Iron Tower Guard', { kinds: ['rule'] }), belongsTo: chess },
	{ thing: aThing('Watchtower'), belongsTo: chess },
	{ thing: aThing('Tower', { legends: true }), belongsTo: chess },
	{ thing: aThing('Tower'), belongsTo: draughts },
	{ thing: aThing('Tower of the Sea'), belongsTo: draughts },
	{ thing: aThing('Tower Cannon', { legends: true }), belongsTo: chess },
	{ thing: aThing('Knight’s Éclat', { kinds: ['spell'] }), belongsTo: chess },
	{ thing: aThing('Sea King'), belongsTo: chess },
	{ thing: aThing('Gate', { kinds: ['weapon'] }), belongsTo: chess },
	{ thing: aThing('Gate', { kinds: ['ability'] }), belongsTo: draughts },
	{ thing: aThing('Gatehouse'), belongsTo: chess },
	{ thing: aThing('Gate Guards', { kinds: ['item', 'ability'] }), belongsTo: chess },
	{ thing: aThing('Gate Bolt', { kinds: ['weapon'] }), belongsTo: chess },
	{ thing: aThing('Gate', { kinds: ['rule'] }), belongsTo: chess }
]);

const names = (text: string) => search(text).map(({ found }) => found.thing.name);

test('the name itself is first, then its beginning, a word, and within a word; Legends last of each', () => {
	expect(search('tower').map(({ found: { thing } }) => [thing.name, thing.legends])).toEqual([
		['Tower', false],
		['Tower', true],
		['Tower of the Sea', false],
		['Tower Cannon', true],
		['Iron Tower Guard', false],
		['Watchtower', false]
	]);
});

test.each([
	['capitals, accents and apostrophes do not matter', 'KNIGHTS eclat', ['Knight’s Éclat']],
	['words may stand in any order', 'guard tower', ['Iron Tower Guard']],
	['a word may be of its game or army', 'tower draughts', ['Tower', 'Tower of the Sea']],
	['but one has to be of its name', 'draughts', []],
	['its own name goes before that of its army', 'sea', ['Sea King', 'Tower of the Sea']],
	['nothing finds nothing', '  ', []],
	['what is nowhere is not found', 'bishop', []]
])('%s', (_, text, expected) => {
	expect(names(text)).toEqual(expected);
});

test('a weapon or an ability stands behind what fits as well, unless a thing is called so too', () => {
	expect(
		search('gate').map(({ found: { thing } }) => `${thing.name}: ${thing.kinds.join()}`)
	).toEqual([
		'Gate: rule',
		'Gate: weapon',
		'Gate: ability',
		'Gatehouse: unit',
		'Gate Guards: item,ability',
		'Gate Bolt: weapon'
	]);
});
