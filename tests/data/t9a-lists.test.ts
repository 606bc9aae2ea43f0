import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, indexArmy, musterUnit, fixesOf, type ArmyIndex } from '#engine';
import { addSentences } from '#i18n';
import type { Roster, Sentences } from '#schema';
import { findArmy, recognise, resolveList, type PlainUnit } from '../../src/exchange/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import { textsOf } from '../said.ts';

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
for (const { language, sentences } of raw?.texts ?? []) {
	if (language === 'en') addSentences('t9a', sentences as Sentences);
}
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

/** Lines of a plain list: "Skeletons:40 + Shield + Musician", "! " before the general's. */
function linesOf(units: readonly string[]): readonly PlainUnit[] {
	return units.map((line) => {
		const [head = '', ...given] = line.replace(/^! /, '').split(' + ');
		const [unit = '', models] = head.split(':');
		return {
			unit,
			...(line.startsWith('! ') && { general: true }),
			...(models !== undefined && { models: Number(models) }),
			...(given.length > 0 && { with: given })
		};
	});
}

interface Read {
	readonly roster: Roster;
	readonly index: ArmyIndex;
}

function read(name: string, size: number, units: readonly string[], bloodline?: string): Read {
	const army = findArmy(name, armies);
	if (!army) throw new Error(`no army ${name}`);
	const index = indexArmy(system, army);
	const written = { system: 't9a', army: name, size, units: linesOf(units), bloodline };
	const file = recognise(JSON.stringify(written));
	if (file.kind !== 'plain-list') throw new Error(`no plain list: ${file.kind}`);
	const result = resolveList(file.list, index, () => 'new', armies);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return { roster: result.roster, index };
}

function messagesOf({ roster, index }: Read): readonly string[] {
	return textsOf(index, checkRoster(roster, index).problems);
}

/** An army, its size, its units each with its points by hand, and its bloodline. */
type List = readonly [string, number, readonly (readonly [string, number])[], string?];

const lists: readonly List[] = [
	[
		'Kingdom of Equitaine',
		2000,
		[
			[
				'! Lord + Royal Pegasus + Barding + Lance + Virtue of Audacity + Ogre Sword + Dusk Stone',
				100 + 55 + 15 + 10 + 50 + 40 + 30
			],
			[
				'Paladin + Battle Standard Bearer + Barded Warhorse + Lance + Banner of Razors',
				60 + 25 + 15 + 10 + 45
			],
			['Damsel + Level 2 + Heavens + Dispel Scroll', 60 + 30 + 35],
			[
				'Kingdom Knights:9 + Champion + Musician + Standard Bearer + Banner of Discipline',
				9 * 23 + 30 + 25
			],
			['Knight Aspirants:8 + Champion + Musician', 8 * 17 + 20],
			['Bowmen:16 + Musician', 16 * 6 + 10],
			['Pegasus Knights:4 + Vanguard', 10 + 4 * 55 + 4 * 5],
			['Knights of the Grail:5 + Standard Bearer', -20 + 5 * 40 + 10],
			['Trebuchet', 130]
		]
	],
	[
		'Empire of Sonnstahl',
		2000,
		[
			[
				'! Archwizard + Wizard Level 4 + Lore of Fire + Horse + Barding + Book of Arcane Power',
				150 + 60 + 20 + 15 + 70
			],
			['Captain + Battle Standard Bearer + Plate Armour + Shield', 60 + 25 + 15 + 2],
			[
				'Heavy Infantry Battalion:40 + Halberds + Champion + Musician + Standard Bearer',
				40 * (5 + 1) + 30
			],
			['Light Infantry Battalion:10 + Handguns + Champion + Repeater Gun', 10 + 10 * 7 + 10 + 5],
			['Imperial Cavalry:8 + Lance + Shield + Musician', 8 * (18 + 1 + 1) + 10],
			[
				'Imperial Guard:25 + Hand Weapon and Shield + Champion + Musician + Standard Bearer + War Standard',
				25 * (10 + 1) + 30 + 15
			],
			['Imperial Reiter Cavalry:5', 5 * 15],
			['Steel Tank', 300],
			['Black Powder War Machine', 100]
		]
	],
	[
		'Dwarven Holds',
		2400,
		[
			[
				'! Dwarf King + Throne of War + Shield + Rune of Fury + Rune of Fury + Rune of Might',
				125 + 150 + 3 + 15 + 15 + 20
			],
			['Guild Master + Battle Standard Bearer + War Standard + Shield', 65 + 25 + 15 + 2],
			[
				'Dwarf Warriors:30 + Shields + Great Weapons + Champion + Musician + Standard Bearer',
				30 * (7 + 2 + 2) + 30
			],
			['Greybeards:20 + Shields + Standard Bearer + Gleaming Icon', 10 + 20 * (11 + 3) + 10 + 5],
			['Dwarf Shooters:15 + Handguns', 15 * 12],
			['Deathseekers:15 + Skirmisher', 15 * (10 + 1)]
		]
	],
	[
		'Vampire Covenant',
		1500,
		[
			[
				'! Vampire Count + Blood Drake Bloodline + Crimson Rage + Plate Armour + Level 2 + Vampires + Lance + Shield',
				200 + 35 + 65 + 0 + 30 + 5
			],
			['Necromancer + Level 2 Wizard + Lore of the Vampires', 60 + 30],
			['Skeletons:40 + Shield + Spears + Musician + Standard Bearer + Champion', 40 * (4 + 1) + 30],
			['Ghouls:20 + Champion', 20 * 9 + 10],
			[
				'Barrow Guard:25 + Halberd + Shield + Standard Bearer + Banner of Razors',
				25 * (10 + 2 + 1) + 10 + 45
			],
			['Vampire Knights:5 + Champion', 5 * 45 + 10]
		],
		'Blood Drake Bloodline'
	],
	[
		'Warriors of the Dark Gods',
		1500,
		[
			[
				'! Chosen Lord + Mark of Wrath + Juggernaut of Wrath + Lance + Shield',
				160 + 5 + 35 + 15 + 5
			],
			['Wasteborn Warriors:20 + Mark of Wrath + Shield + Halberd', 20 * (12 + 2 + 1 + 2)],
			['Barbarians:20 + Shields', 20 * (4 + 2)],
			['Wasteborn Knights:5 + Warpblessed Weapon + Champion', -20 + 5 * (37 + 5) + 10],
			['Warhounds:10', 15 + 10 * 4]
		]
	],
	[
		'Orcs and Goblins',
		1500,
		[
			[
				'! Orc Warboss + Common Orc + Heavy Armour + Shield + War Boar + Lance',
				130 + 10 + 10 + 20 + 10
			],
			['Goblin Shaman + Common Goblin + Level 2 + Little Waaagh! + Dispel Scroll', 60 + 30 + 35],
			['Orc Lads:30 + Shields + Champion + Musician + Standard Bearer', 30 * (6 + 1) + 30],
			['Orc Lads:25 + Common Orc + Heavy Armour and Crossbows', 25 * (6 + 5)],
			['Goblin Runts:40 + Common Goblin + Shields', 40 * (3 + 1)],
			['Git-Skewer', 45],
			['Git-Skewer', 45]
		]
	],
	[
		'Sylvan Elves',
		1500,
		[
			[
				'! Forest Prince + Elven Horse + Natural Armour + Kindred of Wild Huntsmen + Light Armour',
				130 + 20 + 10 + 20
			],
			['Treefolk Elder + Battle Standard Bearer', 130 + 25],
			['Dryads:10 + Champion + Skirmishers', 2 + 10 * 11 + 10 + 10],
			['Grove Guard:15 + Truemark Shot + Musician', 15 * (11 + 3) + 10],
			['Forest Guardians:20 + Shield + Standard Bearer + Gleaming Icon', 20 * (8 + 1) + 10 + 5],
			['Wild Huntsmen:5', 5 * 30],
			['Treant + Treesinging', 220 + 25]
		]
	],
	[
		'Daemon Legions',
		1500,
		[
			['! Daemonic Prince + Unbound + Heavy Armour + Level 2 + Fire', 250 + 55],
			['Bloodsheders of Wrath:20 + Hell Blades', 20 * (12 + 1)],
			['Bloodsheders of Wrath:20', 20 * 12],
			['Bringers of Pestilence:15 + Trail of Mucus', 15 * (12 + 1)],
			['Hellhounds:5', 15 + 5 * 23]
		]
	],
	[
		'Highborn Elves',
		1500,
		[
			[
				'! High Prince + Giant Eagle + Lance + Shield + Dragonforged Armour',
				130 + 50 + 15 + 5 + 15
			],
			['Mage + Level 2 Wizard + High Magic + Power Stone', 65 + 30 + 20],
			[
				'Elven Heavy Cavalry:10 + Natural Armour + Champion + Musician + Standard Bearer',
				10 * (19 + 4) + 30
			],
			['Elven Heavy Cavalry:6 + Musician', 6 * 19 + 10],
			['Lion Guard:20 + Champion + Musician + Standard Bearer + War Standard', 20 * 13 + 30 + 15]
		]
	],
	[
		'Dread Elves',
		1500,
		[
			[
				'! Lord of Darkness + Dragon + Alpha Predator + Heavy Armour + Great Weapon',
				140 + 250 + 30 + 8 + 10
			],
			['Sorceress + Level 2 + Dark Magic', 65 + 30],
			['Elven Warriors:30 + Heavy Armour + Standard Bearer + Musician', 30 * (8 + 2) + 20],
			['Elven Warriors:20 + Musician', 20 * 8 + 10]
		]
	],
	[
		'Ogre Khans',
		1500,
		[
			['! Warlord + Great Weapon', 200 + 20],
			['Gorelock + Level 1 + Great Maw + Dispel Scroll', 100 + 35],
			['Tribesmen:6 + Champion + Musician + Standard Bearer', 6 * 30 + 30],
			['Ironclads:4 + Champion', 4 * 40 + 10],
			['Hill Goblins:20', 10 + 20 * 3],
			['Cannoneers:3', 1 + 3 * 43]
		]
	],
	[
		'Undying Dynasties',
		1000,
		[
			['! Death Cult Hierarch + Level 4 + Nehekhara + Rulers of the Dead', 150 + 60],
			['Skeletons:30 + Aspen Bows + Musician', 30 * (5 + 1) + 10],
			['Skeleton Chariots:4 + Champion', 30 + 4 * 35 + 10],
			['Necropolis Guard:20 + Shields + Halberds', -20 + 20 * (10 + 1 + 2)]
		]
	]
];

describe('lists as a player writes them, legal and with their points by hand', () => {
	test.each(lists.map(([army, size, units, bloodline]) => ({ army, size, units, bloodline })))(
		'$army at $size',
		({ army, size, units, bloodline }) => {
			const found = read(
				army,
				size,
				units.map(([line]) => line),
				bloodline
			);
			expect(messagesOf(found)).toEqual([]);
			const each = found.roster.units.filter(({ entry }) => {
				const type = found.index.entries.get(entry)?.type.role;
				return type === 'unit';
			});
			expect(each.map((unit) => musterUnit(unit, found.index).points)).toEqual(
				units.map(([, points]) => points)
			);
		}
	);
});

/** An army, its size, its units, and what is wrong, in the words that the player reads. */
type Fault = readonly [string, number, readonly string[], readonly string[], string?];

/** Of the first word of each sentence: shares and points of so small lists are left aside. */
const asides = /^(\d+ points|Lords:|Lords and|Core:|Rare:|Choose a general)/;

const faults: readonly Fault[] = [
	[
		'Kingdom of Equitaine',
		1499,
		['Kingdom Knights', 'Kingdom Knights', 'Kingdom Knights'],
		['Kingdom Knights: 3 taken, maximum 2 in the army.']
	],
	[
		'Kingdom of Equitaine',
		1500,
		Array.from({ length: 5 }, () => 'Kingdom Knights'),
		['Kingdom Knights: 5 taken, maximum 4 in the army.']
	],
	[
		'Kingdom of Equitaine',
		4000,
		Array.from({ length: 9 }, () => 'Kingdom Knights'),
		['Kingdom Knights: 9 taken, maximum 8 in the army.']
	],
	[
		'Kingdom of Equitaine',
		2000,
		['Damsel + Level 1 Wizard + Level 2 Wizard + Lore of Life'],
		['Damsel: 2 wizard levels (Level 1 Wizard and Level 2 Wizard), maximum 1.']
	],
	[
		'Kingdom of Equitaine',
		2000,
		['Paladin + General + Battle Standard Bearer'],
		['The general can’t carry the battle standard.']
	],
	[
		'Kingdom of Equitaine',
		2000,
		['Paladin + Battle Standard Bearer + Banner of Razors + Ogre Sword'],
		['Paladin: Ogre Sword not allowed with Banner of Razors.']
	],
	[
		'Kingdom of Equitaine',
		2000,
		['Bowmen:20 + Skirmisher + Crossbows'],
		['Crossbows (Bowmen): not with Skirmisher.']
	],
	[
		'Kingdom of Equitaine',
		2000,
		['Kingdom Knights:9 + Banner of Speed'],
		['Magic banners (Kingdom Knights): only with a standard bearer.']
	],
	[
		'Kingdom of Equitaine',
		2000,
		['Kingdom Knights:9 + Standard Bearer + Banner of Razors'],
		['Kingdom Knights: magic banners for 45 points (Banner of Razors), maximum 25.']
	],
	[
		'Empire of Sonnstahl',
		2000,
		['Militia Corps:16 + Skirmisher'],
		['Militia Corps: 16 models, maximum 15.']
	],
	[
		'Empire of Sonnstahl',
		2000,
		['Heavy Infantry Battalion:20 + Veterans'],
		['Veterans (Heavy Infantry Battalion): only with Seasoned General in the army.']
	],
	[
		'Sylvan Elves',
		2000,
		['Forest Captain + Bladedancer Kindred + Fey Bow'],
		['Bladedancer Kindred (Forest Captain): not with Fey Bow.']
	],
	[
		'Sylvan Elves',
		2000,
		['Dryads:10 + Musician'],
		['Musician (Dryads): only with Aspect of the Redwood in the army.']
	],
	['Highborn Elves', 2000, ['Mage + Level 1 + Flameheart + Fire'], ['Mage needs a mount.']],
	[
		'Infernal Dwarves',
		2000,
		['Infernal Overlord + Flame Lance'],
		['Flame Lance (Infernal Overlord): only with a mount.']
	],
	[
		'Vampire Covenant',
		2000,
		['Vampire Count + Strigoi Bloodline + Level 1 + Vampires + Mithril Mail'],
		['Magic armour (Vampire Count): not with Strigoi Bloodline.'],
		'Strigoi Bloodline'
	],
	[
		'Warriors of the Dark Gods',
		2000,
		['Trolls (Core)'],
		['Trolls (Core): only under a General with Wildling Blood.']
	],
	[
		'Beast Herds',
		2000,
		['Centaurs (Core)'],
		['Centaurs (Core): only with Centaur Chieftain as General.']
	],
	[
		'Beast Herds',
		2000,
		['Wildhorn Herd:20 + Additional Hand Weapon + Shield'],
		['Wildhorn Herd with Additional Hand Weapon: not with Shield.']
	],
	[
		'Daemon Legions',
		2000,
		['Blood Chariot + Burning Skull'],
		[
			'Burning Skull (Blood Chariot): only with a daemon of Wrath or Mark of the Daemon Legion (Wrath) as General.'
		]
	]
];

describe('one fault is told once, in words that a player understands', () => {
	test.each(
		faults.map(([army, size, units, reported, bloodline]) => ({
			army,
			size,
			units,
			reported,
			bloodline
		}))
	)('$army at $size: $units', ({ army, size, units, reported, bloodline }) => {
		const messages = messagesOf(read(army, size, units, bloodline));
		expect(messages.filter((message) => !asides.test(message))).toEqual(reported);
	});
});

describe('a god’s troops under his general, an unbound one, and another’s', () => {
	const swarm = 'Bloodsheders of Wrath:10';
	test.each([
		{ general: '! Incarnation of Death', n: 4, count: 0 },
		{ general: '! Daemonic Prince + Unbound', n: 4, count: 0 },
		{ general: '! Daemonic Prince + Lust', n: 3, count: 1 }
	])('$n units under $general', ({ general, n, count }) => {
		const found = read('Daemon Legions', 2000, [
			general,
			...Array.from({ length: n }, () => swarm)
		]);
		const messages = messagesOf(found).filter((message) => message.startsWith('Bloodsheders'));
		expect(messages).toHaveLength(count);
	});
});

describe('names as they are printed and as players write them', () => {
	test.each([
		['Kingdom of Equitaine', 'Lord', 'General', 'general'],
		['Kingdom of Equitaine', 'Paladin', 'battle standard bearer', 'battle-standard'],
		['Saurian Ancients', 'Anurid High Priest', 'Battle Standard Bearer', 'battle-standard-bearer'],
		['Kingdom of Equitaine', 'Damsel', 'Wizard Level 2', 'level-2-wizard'],
		['Kingdom of Equitaine', 'Damsel', 'Level 2 Wizard', 'level-2-wizard'],
		['Empire of Sonnstahl', 'Archwizard', 'Level 4', 'wizard-level-4'],
		['Empire of Sonnstahl', 'Archwizard', 'Fire', 'lore-of-fire'],
		['Empire of Sonnstahl', 'Archwizard', 'Path of Alchemy', 'lore-of-metal'],
		['The Vermin Swarm', 'Blight Priest', 'Level 1 + Path of Disease', 'lore-of-plague'],
		['Warriors of the Dark Gods', 'Chosen Sorcerer', 'Path of Disease', 'lore-of-nurgle'],
		['Kingdom of Equitaine', 'Lord', 'Lances', 'lance'],
		['Kingdom of Equitaine', 'Castellan', 'Light Lance', 'light-lance'],
		['Kingdom of Equitaine', 'Lord', 'Giant Blade', 'giant-sword'],
		['Kingdom of Equitaine', 'Lord', 'The Other Trickster’s Shard', 'divine-icon'],
		['Dread Elves', 'Dark Master', 'Beast Commander', 'beast-commander'],
		['Warriors of the Dark Gods', 'Chosen Lord', 'Mark of Wrath', 'mark-of-the-dark-gods-wrath'],
		['Sylvan Elves', 'Forest Prince', 'Elven Horse', 'mount-elvish-horse']
	] as const)('%s: %s with “%s”', (army, unit, name, id) => {
		const { roster } = read(army, 2000, [`${unit} + ${name}`]);
		expect(roster.units[0]?.options).toContain(id);
	});

	test('what nothing is called is unreadable, with the nearest names', () => {
		expect(() => read('Kingdom of Equitaine', 2000, ['Paladine'])).toThrow(
			/Did you mean Paladin\?/
		);
		expect(() => read('Kingdom of Equitaine', 2000, ['Lord + Ogre Sord'])).toThrow(/Ogre Sword/);
	});
});

test('no fix goes to a size at which four of an entry are too many', () => {
	const { roster, index } = read('Beast Herds', 2000, [
		'! Beastlord',
		...Array<string>(4).fill('Centaurs (Core):5')
	]);
	const report = checkRoster(roster, index);
	const known = new Set(report.problems.map(({ constraint }) => constraint.id));
	expect([...known]).toContain('core-share');
	const fixed = report.problems.flatMap((problem) =>
		fixesOf(problem, roster, report, () => 'new').map(({ edit }) => applyEdit(roster, edit))
	);
	const made = fixed
		.flatMap((each) => checkRoster(each, index).problems)
		.filter(({ constraint }) => !known.has(constraint.id));
	expect(textsOf(index, made)).toEqual([]);
});
