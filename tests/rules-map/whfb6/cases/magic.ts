import { carries, exclusive, tooFewOf, type RuleCases } from '../../case.ts';
import { base } from './bases.ts';
import type { SaidCases } from './said.ts';

const dwarves = base['chaos-dwarves'];
const cores = '3 chaos-dwarf-warriors:10 + blunderbusses';

/** What the chapter on magic says of wizards on a list. */
export const magicCases: readonly (RuleCases | SaidCases)[] = [
	{
		title: 'a wizard has a lore, one and no more',
		lines: [39],
		army: 'chaos-dwarves',
		cases: [
			{ list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire` },
			{ list: `${dwarves}, chaos-dwarf-sorcerer`, advice: [tooFewOf] },
			{
				list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire + lore-of-metal`,
				codes: [exclusive]
			},
			{ list: `${dwarves}, chaos-dwarf-hero + lore-of-fire`, codes: [carries] }
		]
	},
	{
		title: 'races with lores of their own',
		lines: [39],
		army: 'dark-elves',
		cases: [
			{ list: `${base['dark-elves']}, sorceress + dark-magic` },
			{ list: `${base['dark-elves']}, dark-elf-noble + dark-magic`, codes: [carries] }
		]
	},
	{
		title: 'wizards of four levels',
		lines: [43, 45, 47, 49, 51],
		army: 'chaos-dwarves',
		cases: [
			{
				list: `sorcerer-lord + general + lore-of-fire + level-4, ${cores}`,
				points: 190 + 35 + 270 + 90
			},
			{ list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire + level-2` },
			{ list: `${dwarves}, chaos-dwarf-sorcerer + lore-of-fire + level-4`, codes: [carries] },
			{ list: `${dwarves}, chaos-dwarf-hero + level-2`, codes: [carries] }
		]
	},
	{
		title: 'of one level at a time',
		lines: [43, 45, 47, 49, 51],
		army: 'daemonic-legions',
		cases: [
			{
				list: 'daemon-prince + general + mark-of-chaos-undivided + level-2 + lore-of-fire, 3 horrors:10'
			},
			{
				list: 'daemon-prince + general + mark-of-chaos-undivided + level-1 + level-2 + lore-of-fire, 3 horrors:10',
				codes: [exclusive]
			}
		]
	}
];
