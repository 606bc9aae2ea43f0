import type { TallyCases } from '../../case.ts';

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'units, without characters, mounts and attached stands',
		lines: [382, 2262, 2429, 2431, 3747, 4844],
		army: 'empire',
		tally: 'units',
		examples: [
			{ list: 'general + griffon, hero, wizard + war-altar', value: 0 },
			{ list: 'general, halberdiers + skirmishers', value: 1 },
			{ list: 'general, 2 halberdiers + skirmishers, cannon', value: 3 }
		]
	},
	{
		title: 'units of Skinks with Salamanders',
		lines: [4844],
		army: 'lizardmen',
		tally: 'units',
		examples: [
			{ list: 'slann-mage-palanquin + stegadon-mount', value: 0 },
			{ list: 'slann-mage-palanquin, 2 skinks + salamanders, stegadon', value: 3 }
		]
	},
	{
		title: 'the break point is half the units, rounded up',
		lines: [2398, 2429, 2431],
		army: 'empire',
		tally: 'breakPoint',
		examples: [
			{ list: 'general + griffon, hero, wizard + war-altar', value: 0 },
			{ list: 'general, halberdiers + skirmishers', value: 1 },
			{ list: 'general, 2 halberdiers + skirmishers', value: 1 },
			{ list: 'general, 2 knights, cannon', value: 2 },
			{ list: 'general, 2 knights, cannon, steam-tank, helblaster', value: 3 }
		]
	},
	{
		title: 'Troll Slayers count for the break point like any unit',
		lines: [4602],
		army: 'dwarf',
		tally: 'breakPoint',
		examples: [
			{ list: 'general, 2 warriors', value: 1 },
			{ list: 'general, 2 warriors, 2 troll-slayers', value: 2 }
		]
	},
	{
		title: 'the units of Bretonnians, all of them',
		lines: [2429],
		army: 'bretonnian',
		tally: 'units',
		examples: [
			{ list: '4 bowmen, trebuchet, 4 squires', value: 9 },
			{ list: '2 knights, general + pegasus', value: 2 },
			{ list: '2 knights, grail-knights, 3 peasants', value: 6 },
			{ list: '3 knights, 2 grail-knights, trebuchet', value: 6 }
		]
	},
	{
		title: 'the break point of Bretonnians counts Knights and Grail Knights only',
		lines: [5000, 5026],
		army: 'bretonnian',
		tally: 'breakPoint',
		examples: [
			{ list: '4 bowmen, trebuchet, 4 squires', value: 0 },
			{ list: '2 knights, general + pegasus', value: 1 },
			{ list: '2 knights, grail-knights, 3 peasants', value: 2 },
			{ list: '3 knights, grail-knights', value: 2 },
			{ list: '3 knights, 2 grail-knights, trebuchet', value: 3 }
		]
	}
];
