import {
	carries,
	exclusive,
	missing,
	over,
	repeated,
	tooFew,
	tooMany,
	type RuleCases
} from '../../case.ts';

/** What is had once in an army, stands that join a unit, and what else is bought for somebody. */
export const optionCases: readonly RuleCases[] = [
	{
		title: 'War Altar, for a Wizard, once in an army',
		lines: [3823, 3692],
		army: 'empire',
		cases: [
			{ list: 'general, wizard + war-altar' },
			{ list: 'general, hero + war-altar', codes: [carries] },
			{ list: 'general + war-altar', codes: [carries] },
			{
				size: 4000,
				list: '8 halberdiers, 8 crossbowmen, general, wizard + war-altar, wizard'
			},
			{
				size: 4000,
				list: '8 halberdiers, 8 crossbowmen, general, 2 wizard + war-altar',
				codes: [tooMany]
			}
		]
	},
	{
		title: 'Anvil, for a Runesmith, once in an army',
		lines: [4617],
		army: 'dwarf',
		cases: [
			{ list: 'general, runesmith + anvil' },
			{ list: 'general, hero + anvil', codes: [carries] },
			{ list: 'general + anvil', codes: [carries] },
			{ list: 'general, runesmith + anvil + anvil', codes: [tooMany, repeated] },
			{ size: 3000, list: '6 warriors, general, runesmith + anvil, 2 runesmith' },
			{ size: 3000, list: '6 warriors, general, 2 runesmith + anvil', codes: [tooMany] }
		]
	},
	{
		title: 'Screaming Bell, once in an army',
		lines: [4710],
		army: 'skaven',
		cases: [
			{ list: 'grey-seer, screaming-bell' },
			{ size: 3000, list: '6 clanrats, 6 rat-swarms, grey-seer, screaming-bell' },
			{
				size: 3000,
				list: '6 clanrats, 6 rat-swarms, grey-seer, 2 screaming-bell',
				codes: [tooMany]
			}
		]
	},
	{
		title: 'Cauldron of Blood, for a Sorceress, with Witch Elves, once, instead of a mount',
		lines: [5361, 5303],
		army: 'dark-elf',
		cases: [
			{ list: 'general, sorceress + cauldron-of-blood', codes: [missing] },
			{ list: 'general, sorceress + cauldron-of-blood, witch-elves' },
			{ list: 'general, hero + cauldron-of-blood, witch-elves', codes: [carries] },
			{
				list: 'general, sorceress + cauldron-of-blood + manticore, witch-elves',
				codes: [exclusive]
			},
			{
				size: 2000,
				list: '4 spearmen, 2 crossbowmen, witch-elves, general, sorceress + cauldron-of-blood, sorceress'
			},
			{
				size: 2000,
				list: '4 spearmen, 2 crossbowmen, witch-elves, general, 2 sorceress + cauldron-of-blood',
				codes: [tooMany]
			}
		]
	},
	{
		title: 'Trebuchet, one or none',
		lines: [5026],
		army: 'bretonnian',
		cases: [
			{ size: 1000, list: 'men-at-arms, squires, knights, general' },
			{ size: 1000, list: 'men-at-arms, squires, knights, general, trebuchet' },
			{ size: 1000, list: 'men-at-arms, squires, knights, general, 2 trebuchet', codes: [tooMany] },
			{ size: 3000, list: '3 men-at-arms, 3 squires, 3 knights, general' },
			{ size: 3000, list: '3 men-at-arms, 3 squires, 3 knights, general, trebuchet' },
			{
				size: 3000,
				list: '3 men-at-arms, 3 squires, 3 knights, general, 2 trebuchet',
				codes: [tooMany]
			}
		]
	},
	{
		title: 'Skirmishers join infantry',
		lines: [3747],
		army: 'empire',
		cases: [
			{ list: 'general, halberdiers + skirmishers' },
			{ list: 'general, flagellants + skirmishers + battle-banner' },
			{ list: 'general, 4 halberdiers + skirmishers' },
			{ list: 'general, knights + skirmishers', codes: [carries] },
			{ list: 'general, hero + skirmishers', codes: [carries] },
			{ list: 'general, halberdiers + skirmishers + skirmishers', codes: [exclusive] },
			{ list: 'general, skirmishers', codes: ['standing/alone'] }
		]
	},
	{
		title: 'Salamanders join Skinks',
		lines: [4844],
		army: 'lizardmen',
		cases: [
			{ list: 'slann-mage-palanquin, 2 skinks + salamanders' },
			{ list: 'slann-mage-palanquin, 3 skinks + salamanders', codes: [tooMany] },
			{ list: 'slann-mage-palanquin, skinks + salamanders + salamanders', codes: [exclusive] },
			{ list: 'slann-mage-palanquin, saurus + salamanders', codes: [carries] },
			{ list: 'slann-mage-palanquin, skink-hero + salamanders', codes: [carries] },
			{ list: 'slann-mage-palanquin, salamanders', codes: ['standing/alone'] }
		]
	},
	{
		title: 'Wizard powers for 25 points',
		lines: [5651],
		rows: ['overlord-powers', 'special-options-once'],
		army: 'daemon',
		cases: [
			{ size: 160, list: 'daemon-overlord + wizard-powers' }, // 135 + 25
			{ size: 159, list: 'daemon-overlord + wizard-powers', codes: [over] },
			{ list: 'daemon-overlord + wizard-powers + wizard-powers', codes: [repeated] },
			{ list: '', codes: [tooFew] }
		]
	},
	{
		title: 'Daemon Lords, Heroes or Wizards, two of them for each 1000 points',
		lines: [5653],
		army: 'daemon',
		cases: [
			{
				size: 2000,
				list: '6 daemon-hordes, daemon-overlord, 2 daemon-lord + calling-hero, 2 daemon-lord + calling-wizard'
			},
			{
				size: 2000,
				list: '6 daemon-hordes, daemon-overlord, 3 daemon-lord + calling-hero, 2 daemon-lord + calling-wizard',
				codes: [tooMany]
			},
			{ size: 2000, list: '6 daemon-hordes, daemon-overlord, 4 daemon-lord + calling-wizard' },
			{
				size: 2000,
				list: '6 daemon-hordes, daemon-overlord, 5 daemon-lord + calling-wizard',
				codes: [tooMany]
			},
			{ list: 'daemon-overlord, daemon-lord', codes: [missing] },
			{
				list: 'daemon-overlord, daemon-lord + calling-hero + calling-wizard',
				codes: [exclusive]
			},
			{ list: 'daemon-overlord, daemon-lord + calling-hero + calling-hero', codes: [exclusive] },
			{ list: 'daemon-overlord + calling-wizard', codes: [carries] },
			{ list: 'daemon-overlord + calling-hero', codes: [carries] },
			{ list: 'daemon-overlord, daemon-lord + calling-wizard + wand-of-power' },
			{ list: 'daemon-overlord, daemon-lord + calling-hero + wand-of-power', codes: [carries] },
			{
				list: 'daemon-overlord, daemon-lord + calling-wizard + crown-of-command',
				codes: [carries]
			}
		]
	},
	{
		title: 'a Daemon Lord costs 100 points, and 25 more as a Wizard',
		lines: [5623, 5624],
		army: 'daemon',
		cases: [
			{ size: 235, list: 'daemon-overlord, daemon-lord + calling-hero' }, // 135 + 100
			{ size: 234, list: 'daemon-overlord, daemon-lord + calling-hero', codes: [over] },
			{ size: 260, list: 'daemon-overlord, daemon-lord + calling-wizard' },
			{ size: 259, list: 'daemon-overlord, daemon-lord + calling-wizard', codes: [over] }
		]
	},
	{
		title: 'Favour of the Gods, for the Overlord or a Lord',
		lines: [5655],
		army: 'daemon',
		cases: [
			{ list: 'daemon-overlord + favour-of-the-gods' },
			{ list: 'daemon-overlord, daemon-lord + calling-hero + favour-of-the-gods' },
			{ list: 'daemon-overlord, daemon-hordes + favour-of-the-gods', codes: [carries] },
			{
				list: 'daemon-overlord + favour-of-the-gods, daemon-lord + calling-hero + favour-of-the-gods',
				codes: [tooMany]
			},
			{
				size: 2000,
				list: '6 daemon-hordes, daemon-overlord + favour-of-the-gods + favour-of-the-gods',
				codes: [repeated]
			}
		]
	}
];
