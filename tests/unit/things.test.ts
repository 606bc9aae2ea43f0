import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ArmyCard } from '../../src/packs/catalogue.ts';
import { readThings, type Thing } from '../../src/packs/things-text.ts';
import type { Army, Profiles, System } from '../../src/schema/index.ts';
import { abilitiesOf, readPacks, thingsOf } from '../../tools/packs.ts';

const folder = fileURLToPath(new URL('../../data', import.meta.url));
const packs = readPacks(folder);
const text = thingsOf(packs);
const things = readThings(text);
const byKey = new Map(things.map((thing) => [`${thing.game} ${thing.name}`, thing]));

/** The thing of a name in a game, by its place. */
const thingOf = (name: string, game: number): Thing | undefined => byKey.get(`${game} ${name}`);

type Named = readonly { readonly name: string }[];

test('the index of all names is small enough to be loaded on a phone', () => {
	expect(gzipSync(text, { level: 9 }).length).toBeLessThan(60_000);
});

test('every entry, rule and spell of every army is in it, with its army', () => {
	const lost = packs.flatMap(({ card, files }, game) =>
		(files.get('cards.json') as readonly ArmyCard[]).flatMap(({ id }, at) => {
			const { entries, rules, spells } = files.get(`armies/${id}.json`) as Army;
			return ([...entries, ...rules, ...spells] as Named)
				.filter(({ name }) => {
					const armies = thingOf(name, game)?.armies;
					return !armies || (armies.length > 0 && !armies.includes(at));
				})
				.map(({ name }) => `${card.id}/${id}: ${name}`);
		})
	);
	expect(lost).toEqual([]);
});

test('what a game shares is of all its armies', () => {
	const lost = packs.flatMap(({ card, files }, game) => {
		const { entries, rules, spells = [] } = files.get('system.json') as System;
		return ([...entries, ...rules, ...spells] as Named)
			.filter(({ name }) => thingOf(name, game)?.armies.length !== 0)
			.map(({ name }) => `${card.id}: ${name}`);
	});
	expect(lost).toEqual([]);
});

test('each name stands once for a game, and nothing is in it that no pack has', () => {
	expect(byKey.size).toBe(things.length);
	const known = new Set(
		packs.flatMap(({ files }) =>
			[...files]
				.filter(([path]) => path === 'system.json' || path.startsWith('armies/'))
				.flatMap(([, file]) => {
					const { entries = [], rules = [], spells = [] } = file as Partial<Army>;
					return ([...entries, ...rules, ...spells] as Named).map(({ name }) => name);
				})
		)
	);
	expect(things.filter(({ name }) => !known.has(name))).toEqual([]);
});

test.each([
	['warmaster', 'Steam Tank', ['unit', 'rule'], ['empire'], false],
	['warmaster', 'Sword of Might', ['item'], [], false],
	['t9a', 'Ogre Sword', ['item'], [], false]
])('%s: %s', (system, name, kinds, armies, legends) => {
	const game = packs.findIndex(({ card }) => card.id === system);
	const cards = packs[game]?.files.get('cards.json') as readonly ArmyCard[];
	const thing = thingOf(name, game);
	expect(thing?.kinds).toEqual(kinds);
	expect(thing?.armies.map((at) => cards[at]?.id)).toEqual(armies);
	expect(thing?.legends).toBe(legends);
});

test('all things of a Legends army, and those entries of others, are of Legends', () => {
	const game = packs.findIndex(({ card }) => card.id === 'aos4');
	const files = packs[game]?.files;
	const cards = files?.get('cards.json') as readonly ArmyCard[];
	const old = new Set(cards.flatMap(({ legends }, at) => (legends ? [at] : [])));
	const only = things.filter(
		(thing) =>
			thing.game === game && thing.armies.length > 0 && thing.armies.every((at) => old.has(at))
	);
	expect(only.length).toBeGreaterThan(20);
	expect(only.filter(({ legends }) => !legends)).toEqual([]);
	expect(things.some(({ legends, armies }) => legends && armies.some((at) => !old.has(at)))).toBe(
		true
	);
});

describe('the index of weapons and abilities', () => {
	const abilities = abilitiesOf(packs, folder);
	const read = new Map(
		readThings(abilities).map((thing) => [`${thing.game} ${thing.name}`, thing])
	);

	test('is small enough to be loaded on a phone by who searches', () => {
		expect(gzipSync(abilities, { level: 9 }).length).toBeLessThan(40_000);
	});

	test('has every weapon and ability of every unit, with its army', () => {
		const lost = packs.flatMap(({ card, files }, game) =>
			(files.get('cards.json') as readonly ArmyCard[]).flatMap(({ id }, at) => {
				const { profiles = {} } = (files.get(`profiles/${id}.json`) ?? {}) as Partial<Profiles>;
				return Object.values(profiles).flatMap(({ weapons = [], abilities: own = [] }) =>
					[
						...weapons.map(({ name }) => ({ name, kind: 'weapon' as const })),
						...own.map(({ name }) => ({ name, kind: 'ability' as const }))
					]
						.filter(({ name, kind }) => {
							const thing = read.get(`${game} ${name}`);
							return !thing?.armies.includes(at) || !thing.kinds.includes(kind);
						})
						.map(({ name }) => `${card.id}/${id}: ${name}`)
				);
			})
		);
		expect(lost).toEqual([]);
	});

	test.each([
		['aos4', 'Seething Swarm', ['ability'], ['skaven']],
		['aos4', 'Rusty Weapon', ['weapon'], ['skaven']],
		['aos4', 'Toll of Doom', ['ability'], ['skaven']],
		['aos4', 'Too Quick to Hit-hit', ['ability'], ['skaven']]
	])('%s: %s', (system, name, kinds, armies) => {
		const game = packs.findIndex(({ card }) => card.id === system);
		const cards = packs[game]?.files.get('cards.json') as readonly ArmyCard[];
		const thing = read.get(`${game} ${name}`);
		expect(thing?.kinds).toEqual(kinds);
		expect(thing?.armies.map((at) => cards[at]?.id)).toEqual(expect.arrayContaining(armies));
	});

	test('games without profiles have nothing in it', () => {
		const games = new Set([...read.values()].map(({ game }) => packs[game]?.card.id));
		expect([...games].toSorted()).toEqual(['aos4', 'spearhead']);
	});
});
