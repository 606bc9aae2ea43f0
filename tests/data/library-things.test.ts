import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Army, Profiles, System, EffectsOf } from '#schema';
import { namedThings } from '../../src/features/library/named-things.ts';
import type { ArmyCard } from '../../src/packs/catalogue.ts';
import { readThings } from '../../src/packs/things-text.ts';
import { explainedPack, type ExplainedPack } from '../../src/features/library/explained-pack.ts';
import { effectsPath, withEffectsOf, type EffectsFile } from '../../src/packs/effects-file.ts';
import { abilitiesOf, readPacks, thingsOf } from '../../tools/packs.ts';
import { isInRun } from '../slice.ts';

const folder = fileURLToPath(new URL('../../data', import.meta.url));
const packs = readPacks(folder);
const things = readThings(thingsOf(packs));

/** The armies of each game in the order of their cards. */
const armies: readonly (readonly ArmyIndex[])[] = packs.map(({ files }) =>
	(files.get('cards.json') as readonly ArmyCard[]).map(({ id }) =>
		indexArmy(files.get('system.json') as System, files.get(`armies/${id}.json`) as Army)
	)
);

const nameOf = ({ system, army }: ArmyIndex): string => `${system.id}/${army.id}`;

test('whatever the search finds is told in each of its armies', () => {
	const missing = things.flatMap(({ name, game, armies: own }) => {
		const at = own.length === 0 ? [0] : own;
		return at
			.flatMap((place) => armies[game]?.[place] ?? [])
			.filter(({ system, army }) => isInRun(system.id, army.id))
			.filter((index) => {
				const { rows, things: found, rules, spells } = namedThings(index, name);
				return rows.length + found.length + rules.length + spells.length === 0;
			})
			.map((index) => `${nameOf(index)}: ${name}`);
	});
	expect(missing).toEqual([]);
});

/** What is known of an army of a game besides its list. */
function explainedIn({ system, army }: ArmyIndex): ExplainedPack {
	const files = packs.find(({ card }) => card.id === system.id)?.files;
	const plain = files?.get(`profiles/${army.id}.json`) as Profiles | undefined;
	const file = files?.get(effectsPath(army)) as EffectsFile | undefined;
	const own = plain && file ? withEffectsOf(file, army, plain) : plain;
	const shared = files?.get('effects.json') as EffectsOf | undefined;
	return explainedPack({ system, army }, own?.profiles ?? {}, { ...shared, ...own?.effects });
}

test('every weapon and ability that the search finds is told in each of its armies', () => {
	const byArmy = new Map<ArmyIndex, string[]>();
	for (const { name, game, armies: own } of readThings(abilitiesOf(packs, folder))) {
		for (const place of own.length === 0 ? [0] : own) {
			const index = armies[game]?.[place];
			if (index) byArmy.set(index, [...(byArmy.get(index) ?? []), name]);
		}
	}
	const missing = [...byArmy]
		.filter(([{ system, army }]) => isInRun(system.id, army.id))
		.flatMap(([index, names]) => {
			const explained = explainedIn(index);
			const { system, army } = explained.packWith(new Map());
			const full = indexArmy(system, army);
			return names
				.filter((name) => {
					const found = namedThings(full, name, explained.named(name).ids);
					const { rows, holding, things: listed, rules, spells } = found;
					return [rows, holding, listed, rules, spells].flat().length === 0;
				})
				.map((name) => `${nameOf(index)}: ${name}`);
		});
	expect(byArmy.size).toBeGreaterThan(100);
	expect(missing).toEqual([]);
});

const inArmy = (army: string, name: string) => {
	const index = armies.flat().find((each) => nameOf(each) === army);
	if (!index) throw new Error(`There is no ${army}`);
	const { bearers, isOfArmy } = namedThings(index, name);
	return { bearers: bearers.map(({ entry }) => entry.name), isOfArmy };
};

test.each([
	['warmaster/empire', 'Steam Tank', [], true],
	['warmaster/empire', 'War Altar', ['Wizard'], false],
	[
		'whfb4/empire',
		'sword of might',
		[
			'General of the Empire',
			'Battle Standard',
			'Hero',
			'Wizard',
			'Wizard Champion',
			'Master Wizard',
			'Wizard Lord'
		],
		false
	],
	['whfb4/wood-elves', 'Fear', [], false],
	['whfb4/wood-elves', 'Juggernaut of Khorne', [], false],
	['t9a/dread-elves', 'Fireball', [], false],
	['t9a/saurian-ancients', 'Fireball', ['Lore of Fire'], false],
	['whfb6/the-empire', 'Great Weapon', ['Elector Count', 'Captain'], false],
	['whfb6/the-empire', 'Fireball', ['Lore of Fire'], false],
	['aos4/seraphon', 'Spawn of Chotec', [], true]
])('who may have, in %s, %s', (army, name, bearers, isOfArmy) => {
	expect(inArmy(army, name)).toEqual({ bearers, isOfArmy });
});
