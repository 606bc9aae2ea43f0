import type { TallyCases } from '../../case.ts';
import { base } from './bases.ts';

const dwarves = base['chaos-dwarves'];
const greenskins = base['orcs-and-goblins'];

const levels = (word: string) => `${dwarves}, chaos-dwarf-sorcerer + ${word}`;

/** Dice of the magic phase and spells, worked out by hand. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'power dice: two and one for each level',
		lines: [53, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 102],
		army: 'chaos-dwarves',
		tally: 'powerDice',
		examples: [
			{ list: dwarves, value: 2 },
			{ list: `${dwarves}, chaos-dwarf-sorcerer`, value: 3 },
			{ list: levels('level-2'), value: 4 },
			{ list: `sorcerer-lord + general`, value: 5 },
			{ list: `sorcerer-lord + general + level-4`, value: 6 },
			{ list: `sorcerer-lord + general + level-4, 2 chaos-dwarf-sorcerer + level-2`, value: 10 },
			{
				list: `sorcerer-lord + general, chaos-dwarf-sorcerer + level-2, chaos-dwarf-sorcerer`,
				value: 8
			}
		]
	},
	{
		title: 'dispel dice: two, one for level 1 or 2, two for level 3 or 4',
		lines: [88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 106, 118],
		army: 'chaos-dwarves',
		tally: 'dispelDice',
		examples: [
			{ list: dwarves, value: 2 },
			{ list: `${dwarves}, chaos-dwarf-sorcerer`, value: 3 },
			{ list: levels('level-2'), value: 3 },
			{ list: `sorcerer-lord + general`, value: 4 },
			{ list: `sorcerer-lord + general + level-4`, value: 4 },
			{ list: `sorcerer-lord + general + level-4, 2 chaos-dwarf-sorcerer + level-2`, value: 6 },
			{
				list: `sorcerer-lord + general, chaos-dwarf-sorcerer + level-2, chaos-dwarf-sorcerer`,
				value: 6
			}
		]
	},
	{
		title: 'Dwarfs begin with four, a Runesmith or Runelord adds one',
		lines: [106],
		army: 'dwarfs',
		tally: 'dispelDice',
		examples: [
			{ list: base.dwarfs, value: 4 },
			{ list: `${base.dwarfs}, runesmith`, value: 5 },
			{ list: `${base.dwarfs}, 2 runesmith`, value: 6 },
			{ list: 'runelord + general, 3 thunderers:10', value: 5 },
			{ list: 'runelord + general + anvil-of-doom, 2 runesmith, 3 thunderers:10', value: 8 },
			{ list: `${base.dwarfs}, thane, engineer`, value: 4 }
		]
	},
	{
		title: 'Dwarfs have the two power dice of anybody',
		lines: [78, 79],
		army: 'dwarfs',
		tally: 'powerDice',
		examples: [
			{ list: base.dwarfs, value: 2 },
			{ list: 'runelord + general, runesmith, 3 thunderers:10', value: 2 }
		]
	},
	{
		title: 'a Shaman is a wizard like any',
		lines: [33],
		army: 'orcs-and-goblins',
		tally: 'powerDice',
		examples: [
			{ list: greenskins, value: 2 },
			{ list: `${greenskins}, orc-shaman`, value: 3 },
			{ list: `${greenskins}, orc-shaman + level-2, night-goblin-shaman`, value: 5 },
			{ list: 'goblin-great-shaman + general, goblin-shaman', value: 6 }
		]
	},
	{
		title: 'a Slann is of the fourth level, and a Skink Priest of the first or second',
		lines: [45, 47, 49, 51],
		army: 'lizardmen',
		tally: 'powerDice',
		examples: [
			{ list: 'slaan-mage-priest + general + 2nd-generation', value: 6 },
			{ list: 'slaan-mage-priest + general + 5th-generation, 2 skink-priest + level-2', value: 10 },
			{ list: 'saurus-oldblood + general, skink-priest', value: 3 }
		]
	},
	{
		title: 'Vampires of the first to the third level',
		lines: [45, 47, 49],
		army: 'vampire-counts',
		tally: 'dispelDice',
		examples: [
			{ list: 'vampire-count + general', value: 3 },
			{ list: 'vampire-lord + general', value: 3 },
			{ list: 'vampire-lord + general + level-3', value: 4 },
			{ list: 'vampire-lord + general + level-3, necromancer, necromancer + level-2', value: 6 }
		]
	},
	{
		title: 'a daemon becomes a wizard of the level he pays for',
		lines: [43, 45, 47, 49, 51],
		army: 'daemonic-legions',
		tally: 'powerDice',
		examples: [
			{ list: 'daemon-prince + general + mark-of-chaos-undivided', value: 2 },
			{ list: 'daemon-prince + general + mark-of-chaos-undivided + level-1', value: 3 },
			{ list: 'daemon-prince + general + mark-of-chaos-undivided + level-2', value: 4 },
			{ list: 'daemon-prince + general + mark-of-chaos-undivided + level-3', value: 5 },
			{ list: 'daemon-prince + general + mark-of-chaos-undivided + level-4', value: 6 },
			{ list: 'keeper-of-secrets + general', value: 6 }
		]
	},
	{
		title: 'the most dice on one spell: level and one',
		lines: [11, 57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68],
		army: 'chaos-dwarves',
		tally: 'dicePerSpell',
		examples: [
			{ list: dwarves, value: 0 },
			{ list: `${dwarves}, chaos-dwarf-sorcerer`, value: 2 },
			{ list: levels('level-2'), value: 3 },
			{ list: 'sorcerer-lord + general', value: 4 },
			{ list: 'sorcerer-lord + general + level-4, chaos-dwarf-sorcerer', value: 5 }
		]
	},
	{
		title: 'one spell for each level',
		lines: [55],
		army: 'chaos-dwarves',
		tally: 'spells',
		examples: [
			{ list: dwarves, value: 0 },
			{ list: `${dwarves}, chaos-dwarf-sorcerer`, value: 1 },
			{ list: levels('level-2'), value: 2 },
			{ list: 'sorcerer-lord + general', value: 3 },
			{ list: 'sorcerer-lord + general + level-4', value: 4 }
		]
	}
];
