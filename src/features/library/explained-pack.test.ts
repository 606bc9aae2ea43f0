import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import { armyBook } from './army-book.ts';
import BookScrolls from './BookScrolls.svelte';
import { namedThings } from './named-things.ts';
import { explainedPack } from './explained-pack.ts';

const figures = { attacks: '2', hit: '4+', wound: '5+', rend: '-', damage: '1' };

const army = anArmy({
	entries: [
		anEntry('pikes'),
		anEntry('slings'),
		anEntry('band', {
			holds: [
				{ name: 'Guest', entry: 'guest', count: 1, size: 1, stats: { hits: '3' } },
				{ name: 'Pikes', entry: 'pikes', count: 1, size: 1 }
			].map((held) => (held.stats ? { ...held, weapons: [{ name: 'Axe', ...figures }] } : held))
		}),
		anEntry('airs', { type: 'relic' })
	],
	rules: [{ id: 'traits', name: 'Traits', text: 'Hop; Sleep.', source: aSource }],
	armyRules: ['traits'],
	spells: [
		{
			id: 'call',
			name: 'Call',
			lore: 'airs',
			source: aSource,
			summons: [
				{
					name: 'Eye',
					stats: { Move: '8"' },
					keywords: [],
					abilities: [{ name: 'Stare', timing: 'Passive' }]
				}
			]
		},
		{ id: 'sting', name: 'Sting', source: aSource }
	]
});
const system = aSystem();

const explained = explainedPack(
	{ system, army },
	{
		pikes: {
			weapons: [{ name: 'Pike', ...figures, abilities: ['Anti-Horse'] }],
			abilities: [
				{ name: 'Push', timing: 'Any Combat Phase', text: 'Moves an enemy.' },
				{ name: 'Brace', timing: 'Passive', text: 'Ward 5+.' }
			]
		},
		slings: { weapons: [{ name: 'Sling', range: '18"', ...figures }] }
	},
	{
		call: [{ name: 'Stare', text: 'Stares.' }],
		sting: [{ name: 'Sting', text: 'Wounds.' }],
		traits: [{ name: 'Hop', timing: 'Your Hero Phase', text: 'Hops.' }]
	}
);

/** Names of the weapons and abilities that a search leaves of an entry or a spell. */
const leftOf = (search: string, id: string) =>
	(explained.finder(search)(id) ?? []).flatMap(({ profile: { weapons = [], abilities = [] } }) =>
		[...weapons, ...abilities].map(({ name }) => name)
	);

describe('what is known of an army besides its list', () => {
	test.each([
		['a weapon by its name', 'pike', 'pikes', ['Pike']],
		['a weapon by what it can do', 'anti-horse', 'pikes', ['Pike']],
		['an ability by a part of its name', 'PUS', 'pikes', ['Push']],
		['an ability by its text', 'ward', 'pikes', ['Brace']],
		['together with its bearer', 'pikes brace', 'pikes', ['Brace']],
		['but not by its bearer alone', 'pikes', 'pikes', []],
		['nor if a word is nowhere', 'brace zzz', 'pikes', []],
		['what a set holds', 'axe', 'band', ['Axe']],
		['what a spell summons, by its text', 'stares', 'call', ['Stare']]
	])('a search finds %s', (_, search, id, expected) => {
		expect(leftOf(search, id)).toEqual(expected);
	});

	test('a row stays in the book for its weapons and abilities, and a lore for what it summons', () => {
		const index = indexArmy(system, army);
		const tabled = (search: string) =>
			armyBook(index, search, explained.finder(search)).tables.flatMap(({ rows }) =>
				rows.map(({ entry }) => entry.id)
			);
		const listed = (search: string) =>
			armyBook(index, search, explained.finder(search)).things.flatMap(({ things }) =>
				things.map(({ indexed }) => indexed.entry.id)
			);
		expect(tabled('sling')).toEqual(['slings']);
		expect(tabled('ward')).toEqual(['pikes']);
		expect(listed('axe')).toEqual(['band']);
		expect(listed('stare')).toEqual(['airs']);
		expect(armyBook(index, 'ward').tables).toEqual([]);
	});

	test('a name leads to those who have it, and to nothing else of theirs', () => {
		const { ids, scrollsOf } = explained.named('brace');
		const { holding, bearers, isOfArmy } = namedThings(indexArmy(system, army), 'brace', ids);
		expect(holding.map(({ entry }) => entry.id)).toEqual(['pikes']);
		expect(bearers.map(({ entry }) => entry.id)).toEqual(['pikes']);
		expect(isOfArmy).toBe(false);
		expect(scrollsOf('pikes')).toMatchObject([{ profile: { abilities: [{ name: 'Brace' }] } }]);
		expect(scrollsOf('pikes')?.[0]?.profile.weapons).toBeUndefined();
		expect(explained.named('brac').ids.size).toBe(0);
	});

	test('a rule that stands for several is these', () => {
		const [traits] = army.rules;
		const rules = traits && explained.rulesFor(traits, new Map());
		expect(rules?.map(({ name, text }) => [name, text])).toEqual([
			['Hop', 'Your Hero Phase: Hops.'],
			['Traits', 'Sleep.']
		]);
	});

	test('what the player wrote of a spell stands alone', () => {
		const textOf = (mine: ReadonlyMap<string, string>) =>
			explained.packWith(mine).army.spells.find(({ id }) => id === 'sting')?.text;
		expect(textOf(new Map())).toBe('Wounds.');
		expect(textOf(new Map([['spell/sting', 'Mine.']]))).toBeUndefined();
	});

	test('weapons are shown with range and abilities, abilities with their texts', () => {
		const shown = (id: string) =>
			render(BookScrolls, { props: { scrolls: explained.scrollsOf(id) ?? [] } })
				.body.replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ')
				.replaceAll(/\s+/g, ' ');
		expect(shown('slings')).toContain('Weapon Rng Att Hit Wnd Rnd Dmg Sling 18" 2 4+ 5+ - 1');
		expect(shown('pikes')).toContain('Weapon Att Hit Wnd Rnd Dmg Pike Anti-Horse 2 4+ 5+ - 1');
		expect(shown('pikes')).toContain('Any Combat Phase Push Moves an enemy.');
		expect(shown('call')).toContain('Eye Move 8" Passive Stare Stares.');
	});
});
