import {
	carries,
	exclusive,
	forbidden,
	tooFew,
	tooMany,
	type RuleCases,
	type TallyCases
} from '../case.ts';

export { rosterOf, usualSize } from '../warmaster/cases/roster.ts';

const chaosDwarfs = '2 hobgoblins, 2 hobgoblin-wolf-riders, general';

/** What the pages say, each rule on both sides, judged by hand. */
export const ruleCases: readonly RuleCases[] = [
	{
		title: 'for each full 1000 points, and maxima only below',
		lines: [],
		rows: ['per-thousand'],
		army: 'goblins',
		cases: [
			{ size: 999, list: 'goblin-warboss, 2 pump-wagon' },
			{ size: 999, list: 'goblin-warboss, 3 pump-wagon', codes: [tooMany] },
			{ size: 1000, list: '4 goblins, 2 wolf-riders, goblin-warboss', points: 320 },
			{ size: 1999, list: '4 goblins, 2 wolf-riders, goblin-warboss' },
			{
				size: 2000,
				list: '4 goblins, 4 wolf-riders, goblin-warboss',
				codes: [tooFew]
			},
			{ size: 2000, list: '8 goblins, 4 wolf-riders, goblin-warboss', points: 560 }
		]
	},
	{
		title: 'brigades of six in Cathay',
		lines: [],
		rows: ['cathay-discipline'],
		army: 'cathay',
		cases: [
			{ list: 'general, [2 bannermen, 4 crossbows]' },
			{ list: 'general, [bannermen, 4 crossbows]', advice: ['group/too-large'] },
			{ list: 'general, [6 bannermen, crossbows]', advice: ['group/too-large'] },
			{ list: 'general, [3 bannermen, crossbows, chariots]', advice: ['group/too-large'] }
		]
	},
	{
		title: 'Blunderbusses that replace Chaos Dwarfs: a reading',
		lines: [],
		rows: ['chaos-dwarfs-blunderbusses'],
		army: 'chaos-dwarfs',
		cases: [
			{ size: 1000, list: `chaos-dwarfs, blunderbusses, ${chaosDwarfs}` },
			{
				size: 1000,
				list: `chaos-dwarfs, blunderbusses, ${chaosDwarfs}`,
				answers: { 'replacing-blunderbusses': 'maximum-only' },
				codes: [tooFew]
			},
			{ size: 1000, list: `2 blunderbusses, ${chaosDwarfs}`, codes: [tooFew] }
		]
	},
	{
		title: 'Hobgoblins and Orcs: who lets them share a brigade',
		lines: [],
		rows: ['chaos-dwarfs-hobgoblins'],
		army: 'chaos-dwarfs',
		cases: [
			{ list: 'general, [hobgoblins, orc-slaves, chaos-dwarfs]' },
			{ list: 'general, [hobgoblins, orc-slaves]', advice: [forbidden] }
		]
	},
	{
		title: 'one Lammasu, or one for each full 1000 points: a reading',
		lines: [],
		rows: ['chaos-dwarfs-lammasu'],
		army: 'chaos-dwarfs',
		cases: [
			{ size: 2000, list: `4 chaos-dwarfs, ${chaosDwarfs}, sorcerer + lammasu` },
			{
				size: 2000,
				list: `4 chaos-dwarfs, ${chaosDwarfs}, 2 sorcerer + lammasu`,
				codes: [tooMany]
			},
			{
				size: 2000,
				list: `4 chaos-dwarfs, ${chaosDwarfs}, 2 sorcerer + lammasu`,
				answers: { 'lammasu-number': 'per-thousand' }
			}
		]
	},
	{
		title: 'a General who is a Wizard',
		lines: [],
		rows: ['chaos-dwarfs-sorcerer-lord'],
		army: 'chaos-dwarfs',
		cases: [
			{ list: 'general + sorcerer-lord + ring-of-magic' },
			{ list: 'general + ring-of-magic', codes: [carries] }
		]
	},
	{
		title: 'a Djinn for a Wizard, or for anybody: a reading',
		lines: [],
		rows: ['araby-djinn'],
		army: 'araby',
		cases: [
			{ list: 'general, hero + djinn' },
			{
				list: 'general, hero + djinn',
				answers: { 'djinn-master': 'wizards-only' },
				codes: [carries]
			}
		]
	},
	{
		title: 'a Bear for a Tzarina: a reading',
		lines: [],
		rows: ['kislev-bear'],
		army: 'kislev',
		cases: [
			{ list: 'general + tzarina' },
			{ list: 'general + tzarina + bear' },
			{
				list: 'general + tzarina + bear',
				answers: { 'tzarina-sled': 'sled-is-mount' },
				codes: [exclusive]
			}
		]
	},
	{
		title: 'a Tzarina is a Wizard',
		lines: [],
		rows: ['kislev-tzarina'],
		army: 'kislev',
		cases: [
			{ list: 'general + tzarina + wand-of-power' },
			{ list: 'general + wand-of-power', codes: [carries] }
		]
	},
	{
		title: 'hired cavalry as Silver Helms or as Chariots: a reading',
		lines: [],
		rows: ['high-elves-hired-cavalry'],
		army: 'high-elves',
		cases: [
			{ list: 'general, 3 silver-helms, volands-venators', size: 999, codes: [tooMany] },
			{
				list: 'general, 3 silver-helms, volands-venators',
				size: 999,
				answers: { 'hired-cavalry': 'chariots' }
			}
		]
	},
	...(
		[
			['daemons-swarms', 'daemons', 'daemon-overlord', 'daemon-swarm', 'daemon-hordes'],
			['norse-ulfwerener', 'norse', 'jarl', 'ulfwerener', 'huscarls'],
			['ogre-kingdoms-gnoblars', 'ogre-kingdoms', 'tyrant', 'gnoblars', 'bull-ogres'],
			['nippon-temple-daemons', 'nippon', 'shogun', 'oni', 'samurai'],
			['skaven-rat-swarms', 'skaven', 'grey-seer', 'rat-swarms', 'clanrats'],
			[
				'vampire-counts-ethereal-host',
				'vampire-counts',
				'vampire-lord',
				'ethereal-host',
				'skeletons'
			],
			[
				'vampire-counts-dire-wolves',
				'vampire-counts',
				'vampire-lord',
				'dire-wolves',
				'black-knights'
			],
			['wood-elves-branchwraith', 'wood-elves', 'general', 'branchwraith', 'dryads']
		] as const
	).map(([row, army, general, barred, other]): RuleCases => ({
		title: `no magic items: ${barred}`,
		lines: [],
		rows: [row],
		army,
		cases: [
			{ list: `${general}, ${other} + battle-banner` },
			{ list: `${general}, ${barred} + battle-banner`, codes: [carries] }
		]
	})),
	{
		title: 'a Treeman Ancient, one, without magic items',
		lines: [],
		rows: ['wood-elves-treeman-ancient'],
		army: 'wood-elves',
		cases: [
			{ list: 'general, treeman-ancient' },
			{ list: 'general, treeman-ancient + orb-of-majesty', codes: [carries] },
			{ list: 'general, 2 treeman-ancient', codes: [tooMany] }
		]
	},
	{
		title: 'a Shugenja works against magic',
		lines: [],
		rows: ['nippon-shugenja'],
		army: 'nippon',
		cases: [
			{ list: 'shogun, shugenja + scroll-of-dispelling' },
			{ list: 'shogun, daimyo + scroll-of-dispelling', codes: [carries] },
			{ list: 'shogun, shugenja + staff-of-spellbinding', codes: [carries] }
		]
	},
	{
		title: 'Pump Wagons are ordered by nobody',
		lines: [],
		rows: ['goblins-pump-wagon'],
		army: 'goblins',
		cases: [
			{ list: 'goblin-warboss, pump-wagon' },
			{ list: 'goblin-warboss, [pump-wagon, goblins]', advice: [forbidden] }
		]
	},
	...(
		[
			['lizardmen-slann', 'lizardmen', 'slann-mage-palanquin'],
			['vampire-counts-lords', 'vampire-counts', 'vampire-lord']
		] as const
	).map(([row, army, general]): RuleCases => ({
		title: `items for Generals or for Wizards: ${general}`,
		lines: [],
		rows: [row],
		army,
		cases: [
			{ list: `${general} + wand-of-power` },
			{ list: `${general} + crown-of-command` },
			{ list: `2 ${general}`, codes: [tooMany] }
		]
	})),
	{
		title: 'a Grey Seer is General and Wizard',
		lines: [],
		rows: ['skaven-grey-seer'],
		army: 'skaven',
		cases: [
			{ list: 'grey-seer + wand-of-power' },
			{ list: 'grey-seer + crown-of-command' },
			{ list: '2 grey-seer', codes: [tooMany] }
		]
	}
];

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'units, but no Pump Wagons',
		lines: [],
		rows: ['units-counted'],
		army: 'goblins',
		tally: 'units',
		examples: [
			{ list: 'goblin-warboss + wolf-chariot, goblin-hero, pump-wagon', value: 0 },
			{ list: 'goblin-warboss, 2 goblins, pump-wagon, giant', value: 3 }
		]
	},
	{
		title: 'half the units, rounded up',
		lines: [],
		rows: ['break-point'],
		army: 'goblins',
		tally: 'breakPoint',
		examples: [
			{ list: 'goblin-warboss, 2 goblins, pump-wagon', value: 1 },
			{ list: 'goblin-warboss, 2 goblins, giant', value: 2 }
		]
	},
	{
		title: 'knights alone',
		lines: [],
		rows: ['bretonnia-feudal-society'],
		army: 'bretonnia',
		tally: 'breakPoint',
		examples: [
			{ list: 'general, 4 bowmen, 3 squires', value: 0 },
			{ list: 'general, 2 knights, grail-knights, 3 peasants', value: 2 }
		]
	},
	{
		title: 'one more than half',
		lines: [],
		rows: ['nippon-honour'],
		army: 'nippon',
		tally: 'breakPoint',
		examples: [
			{ list: 'shogun, 2 samurai', value: 2 },
			{ list: 'shogun, 3 samurai, ashigaru', value: 3 }
		]
	}
];
