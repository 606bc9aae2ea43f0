import { describe, expect, test } from 'vitest';
import { whfb4, whfb4Armies } from '../whfb4.ts';
import { packIndex } from '../rules-map/pack.ts';

// The army lists print the rules of the system as the races of the points system do.
const pack = { system: whfb4, armies: whfb4Armies };
const lists = whfb4Armies.filter(({ family }) => family === 'Army list').map(({ id }) => id);
const byPoints = packIndex(pack, 'any-race');

function rulesOf(army: string, entry: string): readonly string[] {
	return (packIndex(pack, army).entries.get(entry)?.rules ?? []).map(({ id }) => id);
}

describe('the rules of what an army list has', () => {
	test.each(lists)('%s: monsters and daemons have those of the points system', (army) => {
		const alike = packIndex(pack, army).units.filter(
			({ entry, type }) =>
				/^(monster|daemon)$/.test(type.id) && byPoints.entries.get(entry.id)?.type === type
		);
		const without = alike.flatMap(({ entry: { id } }) =>
			rulesOf('any-race', id)
				.filter((rule) => !rulesOf(army, id).includes(rule))
				.map((rule) => `${id}: ${rule}`)
		);
		expect(without).toEqual([]);
	});

	test.each(lists)('%s: who carries the battle standard has its rule', (army) => {
		const bearers = packIndex(pack, army).units.filter(({ tags }) => tags.has('BATTLE STANDARD'));
		expect(bearers).not.toEqual([]);
		for (const { entry } of bearers) expect(rulesOf(army, entry.id)).toContain('battle-standard');
	});

	test.each([
		['undead', 'necromancer', ['necromantic-magic', 'dark-magic', 'winds-of-magic', 'dispel']],
		['undead', 'vampire-lord', ['necromantic-magic', 'dark-magic']],
		['undead', 'undead-chariot', ['chariot', 'fear']],
		['undead', 'screaming-skull-catapult', ['stone-thrower', 'fear']],
		['empire', 'wizard', ['wizard', 'winds-of-magic', 'dispel']],
		['empire', 'great-cannon', ['cannon']],
		['empire', 'ogres', ['large-target']],
		['high-elves', 'mage', ['high-magic']],
		['high-elves', 'repeater-bolt-thrower', ['bolt-thrower']],
		['high-elves', 'tiranoc-charioteers', ['chariot']],
		['wood-elves', 'mage-lord', ['high-magic']],
		['wood-elves', 'mount-chariot', ['chariot']],
		['dark-elves', 'sorcerer', ['dark-magic']],
		['dark-elves', 'mount-war-hydra', ['terror', 'monstrous-mount']],
		['chaos', 'sorcerer', ['chaos-sorcerers', 'dark-magic']],
		['chaos', 'shaman', ['chaos-sorcerers']],
		['chaos', 'stone-trolls', ['stupidity', 'fear', 'large-target']],
		['chaos', 'chaos-chariot-with-beastmen', ['chariot']],
		['chaos-points', 'troll', ['fear']],
		['orcs-and-goblins', 'goblin-shaman-1', ['night-goblin-shaman', 'forest-goblin-shaman']],
		['orcs-and-goblins', 'orc-shaman-4', ['savage-orc-shaman', 'waaagh-test']]
	])('%s, %s: %j', (army, entry, rules) => {
		expect(rulesOf(army, entry)).toEqual(expect.arrayContaining(rules));
	});

	test.each([
		['undead', ['undead']],
		['undead-points', ['undead']],
		['dwarfs', ['dispel', 'dwarf-magic']],
		['halflings', ['dispel', 'without-wizards']],
		['orcs-and-goblins', ['animosity']]
	])('the army rules of %s: %j', (army, rules) => {
		expect(packIndex(pack, army).army.armyRules).toEqual(rules);
	});

	test('the magic deck has 36 cards', () => {
		const deck = whfb4.rules.find(({ id }) => id === 'winds-of-magic')?.chart;
		const cards = deck?.rows.map(({ roll }) => Number(roll)) ?? [];
		expect(cards.reduce((sum, count) => sum + count, 0)).toBe(36);
	});
});

test('spells: how many have a name and a power, and who has a stat line', () => {
	const { spells = [] } = whfb4;
	expect(spells.length).toBe(183);
	expect(spells.filter(({ unnamed }) => unnamed).length).toBe(20);
	expect(spells.filter(({ power }) => power !== undefined).length).toBe(97);
	const powerOf = (id: string) => spells.find((spell) => spell.id === id)?.power;
	expect(powerOf('chaos-dwarf-eruption')).toBe('3');
	expect(powerOf('dark-power-of-chaos')).toBe('1');
	expect(powerOf('waaagh-brain-bursta')).toBe('2');
	const without = [...byPoints.entries.values()].filter(
		({ entry: { stats, lines }, isUnit }) => isUnit && !stats && !lines
	);
	expect(without.map(({ entry }) => entry.id).toSorted()).toMatchInlineSnapshot(`
		[
		  "bloodthirster",
		  "dwarf-slayer",
		  "fiend",
		  "giant",
		  "giant-rat",
		  "goblin-fanatic",
		  "keeper-of-secrets",
		  "lord-of-change",
		  "man-berserker",
		  "rat-ogre",
		  "skaven-plague-censer",
		  "skaven-plague-monk",
		  "skaven-poison-wind-globadier",
		  "skaven-warlock-1",
		  "skaven-warlock-2",
		  "skaven-warlock-3",
		  "snotlings",
		  "tzeentch-flamer",
		]
	`);
	const vampire = packIndex(pack, 'undead-points').entries.get('vampire')?.entry.stats;
	expect(vampire).toEqual(packIndex(pack, 'undead').entries.get('vampire-count')?.entry.stats);
});
