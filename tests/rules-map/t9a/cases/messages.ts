import type { Answers } from '../../pack.ts';
import { aForce, type ArmyId } from './bases.ts';
import { withNames } from './named.ts';

/** A list and the numbers that its problems are told with, in their order, worked out by hand. */
export interface Message {
	readonly army: ArmyId;
	readonly list: string;
	readonly size: number;
	readonly answers?: Answers;
	readonly numbers: readonly (readonly number[])[];
}

const army = 'kingdom-of-equitaine';
const paladin = 'Paladin + General';
const paladins = (more: string) => `${paladin}, 2 Kingdom Knights:11, ${more}`;

const drafts: readonly Message[] = [
	// 60 + 11 × 23 = 313.
	{ army, list: aForce(army), size: 300, numbers: [[313, 300, 13]] },
	// 100 + 35 + 40 + 10 = 185 of 35 % of 500.
	{
		army,
		list: 'Lord + Barded Warhorse + Virtue of Tenacity + Lance + General, Kingdom Knights:6',
		size: 500,
		numbers: [[185, 175, 35, 500]]
	},
	// 100 + 60 + 60 + 40 = 260 of half of 519.
	{
		army,
		list: 'Lord + General, 2 Paladin, Castellan, Kingdom Knights:6',
		size: 519,
		numbers: [[260, 259.5, 50, 519]]
	},
	// 49 × 4 = 196 of a quarter of 800.
	{ army, list: `${paladin}, Levy Militia:49`, size: 800, numbers: [[196, 200, 25, 800]] },
	// 130 + 15 + 10 + 3 × 40 − 20 = 255 of a quarter of 1000.
	{
		army,
		list: aForce(
			army,
			'Trebuchet + Mason of Rocks + Adept (1) & Apprentice (3), Knights of the Grail:3'
		),
		size: 1000,
		numbers: [[255, 250, 25, 1000]]
	},
	{
		army,
		list: `${paladin}, 2 Kingdom Knights:9, 5 Bowmen:10 + Longbow`,
		size: 1500,
		numbers: [[5, 4]]
	},
	{
		army,
		list: `${paladin}, 2 Kingdom Knights:9, 3 Yeomen Cavalry:5 + Throwing Weapons`,
		size: 1500,
		answers: { 'force-sizes': 'books' },
		numbers: [[3, 2]]
	},
	// 50 + 5 of 50.
	{ army, list: aForce(army, '', 'Giant Sword + Lucky Charm'), size: 1000, numbers: [[55, 50]] },
	// 60 + 30 + 5 + 10 of 100.
	{
		army,
		list: 'Lord + General + Giant Sword + Dusk Stone + Speed Potion + Dragonscale Helm, Kingdom Knights:11',
		size: 1000,
		numbers: [[105, 100]]
	},
	{
		army,
		list: aForce(army, 'Yeomen Cavalry:16 + Throwing Weapons'),
		size: 1000,
		numbers: [[16, 15]]
	},
	// 3 and one more for the Code.
	{
		army,
		list: paladins('3 Paladin, Paladin + Grail Code (Paladin)'),
		size: 2000,
		numbers: [[5, 4, 1]]
	},
	// 12 × 40 − 20 = 460.
	{
		army,
		list: paladins('Knights of the Grail:12'),
		size: 2000,
		answers: { 'limit-450': 'each-unit' },
		numbers: [[460, 450]]
	},
	// "Choose a general."
	{ army, list: 'Paladin, Kingdom Knights:11', size: 1000, numbers: [[]] },
	// 45 + 30 + 5 of 75.
	{
		army: 'dwarven-holds',
		list: 'Engineer + General, Dwarf Warriors:36, Guild Master + Battle Standard Bearer + Banner of Razors + Rune of Steel + Rune of Flint',
		size: 1000,
		numbers: [[80, 75]]
	},
	// 85 + 60 + 30 of 150.
	{
		army: 'saurian-ancients',
		list: 'Anurid High Priest + Lore of Fire + General + Master of the Winds + Cognitive Reassurance + Protected Soul, Saurian Totem Warriors:24, Skink Braves:25',
		size: 1500,
		numbers: [[175, 150]]
	},
	// 2 × 260 of a quarter of 2076, and a maximum of one.
	{
		army: 'infernal-dwarves',
		list: 'Infernal Master + General, 2 Infernal Legion:29, 2 Magma Daemon',
		size: 2076,
		numbers: [
			[520, 519, 25, 2076],
			[2, 1, 1]
		]
	}
];

/** Problems told with numbers. */
export const messages: readonly Message[] = drafts.map((one) => ({
	...one,
	list: withNames(one.army, one.list)
}));
