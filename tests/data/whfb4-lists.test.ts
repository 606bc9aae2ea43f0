import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, musterUnit, type ArmyIndex, type UnmetOutcome } from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { aList } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb4');
const system = System.parse(raw?.system);
const lists = (raw?.armies ?? [])
	.map(({ army }) => Army.parse(army))
	.filter(({ family }) => family === 'Army list');

function indexOf(id: string, readings: Readonly<Record<string, string>> = {}): ArmyIndex {
	const army = lists.find((list) => list.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return indexArmy(system, army, { readings });
}

function unitPoints(army: string, unit: string): number {
	const [only] = aList(1000, unit).units;
	if (!only) throw new Error(unit);
	return musterUnit(only, indexOf(army)).points;
}

/** What is wrong with a list, but for what is only advice. */
function problemsOf(
	army: string,
	size: number,
	list: string,
	readings: Readonly<Record<string, string>> = {}
): readonly UnmetOutcome[] {
	const { problems } = checkRoster(aList(size, list), indexOf(army, readings));
	return problems.filter(({ constraint }) => !constraint.advice).map(({ outcome }) => outcome);
}

test('the eight army lists are there, each with a shield of its own', () => {
	expect(lists.map(({ id }) => id).toSorted()).toEqual([
		'bretonnia',
		'chaos',
		'chaos-dwarfs',
		'dark-elves',
		'empire',
		'high-elves',
		'undead',
		'wood-elves'
	]);
	expect(new Set(lists.map(({ livery }) => livery.division)).size).toBe(8);
});

describe('what a unit costs, worked out by hand', () => {
	test.each([
		['empire', 'reiksguard-knights:20 + standard-bearer + musician', 20 * 39 + 39 + 39],
		['empire', 'knights-of-the-white-wolf:5 + standard-bearer', 5 * 37 + 37],
		[
			'empire',
			'spearmen:20 + light-armour + champion + standard-bearer + musician',
			20 * (7 + 2) + (30 + 1 + 1 + 2 - 9) + 9 + 9
		],
		['empire', 'halflings:10 + bow + champion', 10 * (3.5 + 2 / 2) + (21 + 2 - 4.5)],
		['empire', 'dwarfs:10 + crossbow + champion', 10 * (10 + 3) + (48 + 2 + 3 - 13)],
		['empire', 'flagellants:10 + champion-swordsmen', 10 * 10 + (30 + 1 - 10)],
		[
			'empire',
			'general-of-the-empire + warhorse + lance + shield + heavy-armour + barding',
			100 + 3 + 2 + 1 + 3 + 4
		],
		['empire', 'great-cannon', 95],
		[
			'high-elves',
			'reaver-knights:5 + bow + spear + champion',
			5 * (23 + 2 * 2 + 2 * 1) + (48 + 2 + 3 + 2 + 1 - 29)
		],
		[
			'high-elves',
			'silver-helms:5 + barding + shield + standard-bearer',
			5 * (31 + 2 * 4 + 2 * 1) + 41
		],
		['high-elves', 'silver-helms:5 + champion-silver-helms', 5 * 31 + (48 + 2 + 3 + 2 - 31)],
		[
			'high-elves',
			'phoenix-guard:10 + heavy-armour-instead-of-light-armour + musician',
			10 * (14 + 1) + 15
		],
		[
			'high-elves',
			'high-elf-archers:10 + long-bow-instead-of-bow + champion',
			10 * (10 + 1) + (48 + 2 + 1 - 11)
		],
		['high-elves', 'hero + mount-chariot + scythed-wheels', 104 + 56 + 20],
		['high-elves', 'repeater-bolt-thrower', 100],
		['wood-elves', 'archers:10 + champion', 10 * 11 + (48 + 3 - 11)],
		[
			'wood-elves',
			'glade-riders:5 + spear + long-bow + light-armour',
			5 * (27 + 2 * 1 + 2 * 3 + 2 * 2)
		],
		['wood-elves', 'glade-guards:20 + shield', 20 * (8 + 1 + 1)],
		['wood-elves', 'chariots:2 + long-bow + scythed-wheels', 50 + 2 * (13 + 3) + 20],
		['wood-elves', 'chariots:3 + extra-elven-steed', 50 + 3 * 13 + 6],
		['dark-elves', 'cold-one-knights:5 + lance + standard-bearer', 5 * (38 + 2 * 2) + 42],
		['dark-elves', 'dark-riders:5 + repeating-crossbow', 5 * (25 + 2 * 4)],
		[
			'dark-elves',
			'black-ark-corsairs:10 + additional-hand-weapon + champion',
			10 * (12 + 1) + (48 + 5 + 1 - 13)
		],
		['dark-elves', 'witch-elves:10 + light-armour + champion', 10 * (12 + 2) + (62 + 1 + 2 - 14)],
		['dark-elves', 'dark-elf-city-guard:10 + repeating-crossbow-instead-of-spear', 10 * 13],
		['chaos', 'chaos-knights:5 + chaos-armour + standard-bearer', 5 * (66 + 2 * 7) + 80],
		[
			'chaos',
			'chaos-knights:5 + chaos-champion + mark-khorne',
			5 * 66 + (91 + 3 + 2 + 1 + 4 + 4 - 66)
		],
		[
			'chaos',
			'chaos-warriors:10 + shield + chaos-champion + mark-khorne',
			10 * (24 + 1) + (91 + 3 + 1 - 25)
		],
		['chaos', 'beastmen:10 + halberd + chaos-champion-beastmen + mark-nurgle', 10 * (10 + 2) + 91],
		['chaos', 'beastmen:10 + beastman-champion', 10 * 10 + (60 - 10)],
		['chaos', 'daemonettes-of-slaanesh:5 + steed-of-slaanesh', 5 * (35 + 25)],
		['chaos', 'centaurs:5 + lance + bow', 5 * (23 + 2 + 2)],
		[
			'chaos',
			'chaos-chariot-with-chaos-warriors + chaos-armour + scythed-wheels',
			122 + 2 * 7 + 20
		],
		['chaos', 'chaos-lord + mark-khorne + axe-of-khorne + chaos-steed', 305 + 75 + 4],
		[
			'chaos-dwarfs',
			'hobgoblin-wolf-riders:10 + short-bow + light-armour + musician',
			11 * (14 + 1 + 2)
		],
		[
			'chaos-dwarfs',
			'goblins:20 + light-armour + short-bow + boss-goblins',
			20 * (2.5 + 1 + 0.5) + (15 + 2 + 1 - 4)
		],
		['chaos-dwarfs', 'hobgoblin-warriors:20 + light-armour + standard-bearer', 21 * (5 + 1)],
		['chaos-dwarfs', 'bull-centaurs:5 + champion', 5 * 41 + (106 + 1 + 2 + 2 - 41)],
		['undead', 'wights:5 + skeletal-steed + shield', 5 * (2 * 37 + 2 * 1 + 2)],
		['undead', 'zombies:20 + shield + standard-bearer', 21 * (4 + 0.5)],
		['undead', 'skeleton-warriors:20 + spear + shield + wight', 20 * (8 + 1 + 1) + 37],
		['undead', 'undead-chariot + bow + scythed-wheels', 40 + 2 * (8 + 2) + 20],
		[
			'bretonnia',
			'knights-of-the-realm:5 + standard-bearer + champion-knights-of-the-realm',
			5 * 39 + 39 + (35 + 1 + 3 + 4 + 3 + 2 - 39)
		],
		['bretonnia', 'men-at-arms:20 + halberd + light-armour + champion', 20 * 9 + (30 + 2 + 2 - 9)],
		['bretonnia', 'mounted-squires:5 + bow + shield', 5 * (10 + 2 * 2 + 2 * 1)],
		[
			'bretonnia',
			'general-of-bretonnia + bretonnian-warhorse + lance + the-grail-virtue',
			100 + 3 + 2 + 15
		]
	])('%s: %s', (army, unit, points) => {
		expect(unitPoints(army, unit)).toBe(points);
	});
});

const general = 'general-of-the-empire + general';
const lord = 'chaos-lord + general + mark-khorne';

describe('shares of the army, on both sides', () => {
	test.each([
		// 36 × 7 = 252 of 250, 35 × 7 = 245
		['empire', 1000, `${general}, spearmen:36`, []],
		['empire', 1000, `${general}, spearmen:35`, ['share/too-little']],
		// 100 + 6 × 65 = 490 of 500, and 555
		['empire', 1000, `${general}, 6 hero, spearmen:36`, []],
		['empire', 1000, `${general}, 7 hero, spearmen:36`, ['share/too-much']],
		// 2 × 95 + 50 = 240 of 250, and 2 × 95 + 100
		['empire', 1000, `${general}, spearmen:36, halflings:10, 2 great-cannon, halfling-hot-pot`, []],
		['empire', 1000, `${general}, spearmen:36, 2 great-cannon, mortar`, ['share/too-much']],
		// 150 + 100 of 250, and 2 × 150
		['empire', 1000, `${general}, spearmen:36, griffon, rat-swarm`, []],
		['empire', 1000, `${general}, spearmen:36, 2 griffon`, ['share/too-much']],
		// 50 × 20 = 1000 of 1000, and 1020
		['chaos', 2000, `${lord}, beastmen:50, bloodletters-of-khorne:50`, []],
		['chaos', 2000, `${lord}, beastmen:50, bloodletters-of-khorne:51`, ['share/too-much']],
		// Bretonnia's own: characters up to 75, knights at least 25
		[
			'bretonnia',
			1000,
			'general-of-bretonnia + general + the-knights-virtue, knights-of-the-realm:7',
			[]
		],
		[
			'bretonnia',
			1000,
			'general-of-bretonnia + general + the-knights-virtue, knights-of-the-realm:6',
			['share/too-little']
		],
		[
			'bretonnia',
			1000,
			'general-of-bretonnia + general + the-knights-virtue, 8 hero + the-knights-virtue, knights-of-the-realm:7',
			[]
		],
		[
			'bretonnia',
			1000,
			'general-of-bretonnia + general + the-knights-virtue, 10 hero + the-knights-virtue, knights-of-the-realm:7',
			['share/too-much', 'points-limit/over']
		]
	] as const)('%s of %d: %s', (army, size, list, codes) => {
		expect(problemsOf(army, size, list).toSorted()).toEqual([...codes].toSorted());
	});
});

describe('champions of units count as characters with all they bear, or with their regiments', () => {
	const asCharacters = { 'champions-share': 'characters' };
	const withRegiments = { 'champions-share': 'regiments' };
	const led =
		'dark-elf-general + general, 2 dark-elf-hero, witch-elves:20 + champion, executioners:10';

	test.each([
		// 35 or 36 Spearmen at 7 beside the Champion, of 250 points
		['empire', `${general}, spearmen:36 + champion`, asCharacters, ['share/too-little']],
		['empire', `${general}, spearmen:37 + champion`, asCharacters, []],
		['empire', `${general}, spearmen:36 + champion`, withRegiments, []],
		// 160 + 2 × 104 + 63 + 53 is 484 of 500 points, and 20 for a sword; the banner is the regiment's
		['dark-elves', `${led} + champion-cold-one-knights`, asCharacters, []],
		[
			'dark-elves',
			`${led} + champion-cold-one-knights + sword-of-might`,
			asCharacters,
			['share/too-much']
		],
		['dark-elves', `${led} + champion-cold-one-knights + sword-of-might`, withRegiments, []],
		[
			'dark-elves',
			`${led} + champion-cold-one-knights + standard-bearer + banner-of-might`,
			asCharacters,
			[]
		],
		['empire', `${general}, 6 hero, spearmen:40 + champion`, asCharacters, ['share/too-much']],
		['empire', `${general}, 6 hero, spearmen:40 + champion`, withRegiments, []],
		// Seven Knights at 39 are 273 points, six of them beside their Champion 234
		[
			'bretonnia',
			'general-of-bretonnia + general + the-knights-virtue, knights-of-the-realm:7 + champion-knights-of-the-realm',
			asCharacters,
			['share/too-little']
		]
	] as const)('%s: %s, %o: %j', (army, list, readings, codes) => {
		expect(problemsOf(army, 1000, list, readings)).toEqual([...codes]);
	});

	test('this is asked, and as characters unless answered otherwise', () => {
		expect(system.readings.find(({ id }) => id === 'champions-share')?.default).toBe('characters');
	});
});

const shaman = 'shaman, chaos-lord + general + mark-khorne';
const elves = 'dark-elf-general + general';
const asur = 'high-elf-general + general';
const knights = 'general-of-bretonnia + general + the-knights-virtue, knights-of-the-realm:20';

describe('what needs something else, on both sides', () => {
	test.each([
		['empire', `${general}, spearmen:80, halfling-hot-pot, halflings:5`, []],
		['empire', `${general}, spearmen:80, halfling-hot-pot`, ['requires/missing']],
		['chaos', `${shaman}, beastmen:50`, []],
		['chaos', `${shaman}, chaos-warriors:25`, ['requires/missing']],
		['chaos', `${lord}, beastmen:50, dragon-ogre-hero, dragon-ogres:3`, []],
		['chaos', `${lord}, beastmen:50, dragon-ogre-hero, dragon-ogres:2`, ['requires/missing']],
		['chaos', `${lord}, beastmen:50, dragon-ogres:3 + dragon-ogre-champion`, []],
		['chaos', `${lord}, beastmen:50, dragon-ogres:2 + dragon-ogre-champion`, ['requires/missing']],
		['chaos', `${lord}, beastmen:50, flesh-hounds-of-khorne:5`, []],
		['chaos', `${lord}, beastmen:50, nurglings:5`, ['requires/missing']],
		['chaos', `${lord}, beastmen:50 + chaos-champion-beastmen + mark-nurgle, nurglings:5`, []],
		['chaos', 'chaos-lord + general, beastmen:50', ['exclusive/too-few']],
		['dark-elves', `${elves}, 2 dark-elf-warriors:30, 2 repeater-bolt-thrower`, []],
		['dark-elves', `${elves}, 2 dark-elf-warriors:30, 3 repeater-bolt-thrower`, ['count/too-many']],
		['dark-elves', `${elves}, witch-elves:50, repeater-bolt-thrower`, ['count/too-many']],
		['high-elves', `${asur}, high-elf-archers:50, mage + deck-high`, []],
		[
			'high-elves',
			`${asur}, high-elf-archers:50, mage + deck-high + deck-bright`,
			['exclusive/too-many']
		],
		['high-elves', `${asur}, high-elf-archers:50, mage-champion + deck-high + deck-bright`, []],
		['high-elves', `${asur}, 2 high-elf-archers:30, 4 repeater-bolt-thrower`, []],
		['high-elves', `${asur}, 2 high-elf-archers:30, 5 repeater-bolt-thrower`, ['count/too-many']],
		['high-elves', `${asur}, sword-masters-of-hoeth:40, 2 repeater-bolt-thrower`, []],
		[
			'high-elves',
			`${asur}, sword-masters-of-hoeth:40, 3 repeater-bolt-thrower`,
			['count/too-many']
		],
		['bretonnia', `${knights}, squires:5, mounted-squires:5`, []],
		['bretonnia', `${knights}, 2 squires:5`, ['count/too-many']],
		[
			'bretonnia',
			`${knights}, hero + the-knights-virtue + virtue-of-valour + virtue-of-purity`,
			['exclusive/too-many']
		]
	] as const)('%s: %s', (army, list, codes) => {
		expect(problemsOf(army, 2000, list)).toEqual([...codes]);
	});
});

describe('0–1 and sizes, on both sides', () => {
	test.each([
		['empire', `${general}, spearmen:80, pistoliers:5`, []],
		['empire', `${general}, spearmen:80, 2 pistoliers:5`, ['count/too-many']],
		['empire', 'hero + general, spearmen:80', ['count/too-few']],
		['empire', `${general}, spearmen:80, archers:4`, ['count/too-few']],
		[
			'chaos-dwarfs',
			'chaos-dwarf-lord + general, sorcerer-lord-general, chaos-dwarf-warriors:40',
			['count/too-many']
		],
		['chaos-dwarfs', 'chaos-dwarf-lord + general, orcs:100', ['count/too-few']],
		['undead', 'liche + general, skeleton-warriors:80 + wight', []],
		['undead', 'liche + general, skeleton-warriors:80 + wight + wraith', ['exclusive/too-many']],
		[
			'high-elves',
			'high-elf-general + general, high-elf-spearmen:50, 2 shadow-warriors:5',
			['count/too-many']
		]
	] as const)('%s: %s', (army, list, codes) => {
		expect(problemsOf(army, 2000, list)).toEqual([...codes]);
	});
});
