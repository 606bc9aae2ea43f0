import {
	carries,
	exclusive,
	missing,
	over,
	repeated,
	tooFew,
	tooFewOf,
	tooLittle,
	tooMany,
	tooMuch,
	type RuleCases
} from '../../case.ts';

const empire = 'general-of-the-empire + general';
const arthur = 'general-of-bretonnia + general + the-knights-virtue';
const naggaroth = 'dark-elf-general + general';
const khorne = 'chaos-lord + general + mark-khorne';

/** Shares, limits and needs of the eight army lists, by the public data. */
export const listCases: readonly RuleCases[] = [
	{
		title: 'regiments from a quarter, characters up to a half',
		lines: [],
		rows: ['share-regiments', 'share-characters'],
		army: 'empire',
		cases: [
			{ size: 1000, list: `${empire}, halberdiers:36`, points: 352 }, // 252 of 1000
			{ size: 1000, list: `${empire}, halberdiers:35`, codes: [tooLittle] }, // 245
			// 100 + 287 + 65 + 20 + 25: 497, and 5 more
			{
				size: 1000,
				list: `${empire} + sword-of-might + dawnstone, wizard-lord + college-bright, hero, halberdiers:36`
			},
			{
				size: 1000,
				list: `${empire} + sword-of-might + dawnstone + enchanted-shield, wizard-lord + college-bright, hero, halberdiers:36`,
				codes: [tooMuch]
			}
		]
	},
	{
		title: 'champions of units count as characters, or with their regiments',
		lines: [],
		rows: ['champions-of-units-share'],
		army: 'empire',
		cases: [
			// 35 of 36 Halberdiers are 245 points beside their Champion, 36 of 37 are 252
			{ size: 1000, list: `${empire}, halberdiers:36 + champion`, codes: [tooLittle] },
			{ size: 1000, list: `${empire}, halberdiers:37 + champion` },
			{
				size: 1000,
				list: `${empire}, halberdiers:36 + champion`,
				answers: { 'champions-share': 'regiments' }
			}
		]
	},
	{
		title: 'war machines up to a quarter',
		lines: [],
		rows: ['share-war-machines'],
		army: 'empire',
		cases: [
			// 200 + 50: just a quarter
			{
				size: 1000,
				list: `${empire}, halberdiers:36, halflings:5, steam-tank, halfling-hot-pot`
			},
			{ size: 1000, list: `${empire}, halberdiers:36, steam-tank, great-cannon`, codes: [tooMuch] }
		]
	},
	{
		title: 'monsters up to a quarter',
		lines: [],
		rows: ['share-monsters'],
		army: 'empire',
		cases: [
			{ size: 1000, list: `${empire}, halberdiers:36, 5 gigantic-spider` },
			{ size: 1000, list: `${empire}, halberdiers:36, 6 gigantic-spider`, codes: [tooMuch] }
		]
	},
	{
		title: 'daemons up to a half',
		lines: [],
		rows: ['share-daemons'],
		army: 'chaos',
		cases: [
			{
				size: 1000,
				list: 'chaos-hero + general + mark-khorne, beastmen:25, bloodletters-of-khorne:25',
				points: 943
			},
			{
				size: 1000,
				list: 'chaos-hero + general + mark-khorne, beastmen:25, bloodletters-of-khorne:26',
				codes: [tooMuch]
			}
		]
	},
	{
		title: 'Bretonnia: characters and Commoners up to three quarters, Knights from one',
		lines: [],
		rows: ['bretonnian-characters', 'bretonnian-knights', 'bretonnian-commoners'],
		army: 'bretonnia',
		cases: [
			{ size: 1000, list: `${arthur}, knights-of-the-realm:7`, points: 378 },
			{ size: 1000, list: `${arthur}, knights-of-the-realm:6`, codes: [tooLittle] },
			{ size: 1000, list: `${arthur}, men-at-arms:150`, codes: [tooLittle] },
			{ size: 1000, list: `${arthur}, men-at-arms:151`, codes: [tooLittle, tooMuch] },
			// 105 + 287 + 287: 679
			{ size: 1000, list: `${arthur}, 2 wizard-lord + college-bright, knights-of-the-realm:7` },
			// and 118: 797
			{
				size: 1000,
				list: `${arthur}, 2 wizard-lord + college-bright, wizard-champion + college-jade, knights-of-the-realm:7`,
				codes: [tooMuch, over]
			}
		]
	},
	{
		title: 'Squires as there are Knights',
		lines: [],
		rows: ['squires-by-knights'],
		army: 'bretonnia',
		cases: [
			{ list: `${arthur}, 2 knights-of-the-realm:8, 2 squires, 2 mounted-squires` },
			{ list: `${arthur}, 2 knights-of-the-realm:8, 3 squires`, codes: [tooMany] },
			{ list: `${arthur}, 2 knights-of-the-realm:8, 3 mounted-squires`, codes: [tooMany] }
		]
	},
	{
		title: 'virtues',
		lines: [],
		rows: ['virtues'],
		army: 'bretonnia',
		cases: [
			{ list: `${arthur} + virtue-of-valour, knights-of-the-realm:14` },
			{ list: 'general-of-bretonnia + general, knights-of-the-realm:14', codes: [tooFewOf] },
			{ list: `${arthur} + the-grail-virtue, knights-of-the-realm:14`, codes: [exclusive] },
			{
				list: `${arthur} + virtue-of-valour + virtue-of-purity, knights-of-the-realm:14`,
				codes: [exclusive]
			},
			{
				list: `${arthur}, wizard + college-jade + virtue-of-valour, knights-of-the-realm:14`,
				codes: [carries]
			}
		]
	},
	{
		title: 'the Hot Pot and its Halflings',
		lines: [],
		rows: ['hot-pot'],
		army: 'empire',
		cases: [
			{ list: `${empire}, halberdiers:72, halflings, halfling-hot-pot` },
			{ list: `${empire}, halberdiers:72, halfling-hot-pot`, codes: [missing] }
		]
	},
	{
		title: 'bolt throwers as there is infantry',
		lines: [],
		rows: ['bolt-throwers'],
		army: 'dark-elves',
		cases: [
			{ list: `${naggaroth}, 2 dark-elf-warriors:25, 2 repeater-bolt-thrower` },
			{ list: `${naggaroth}, dark-elf-warriors:50, 2 repeater-bolt-thrower`, codes: [tooMany] },
			{ list: `${naggaroth}, cold-one-knights:15, repeater-bolt-thrower`, codes: [tooMany] }
		]
	},
	{
		title: 'the general of Chaos Dwarfs, and their warriors',
		lines: [],
		rows: ['chaos-dwarf-general'],
		army: 'chaos-dwarfs',
		cases: [
			{ list: 'chaos-dwarf-lord + general, chaos-dwarf-warriors:40' },
			{ list: 'sorcerer-lord-general + general, chaos-dwarf-warriors:40' },
			{
				list: 'chaos-dwarf-lord + general, sorcerer-lord-general, chaos-dwarf-warriors:40',
				codes: [tooMany]
			},
			{ list: 'chaos-dwarf-hero + general, chaos-dwarf-warriors:40', codes: [tooFew] }
		]
	},
	{
		title: 'champions of the Undead',
		lines: [1710],
		rows: ['champions-in-units', 'undead-champions'],
		army: 'undead',
		cases: [
			{
				list: 'necromancer-lord + general + deck-necromantic + deck-dark + deck-dark + deck-dark, skeleton-warriors:70 + wight + sword-of-might'
			},
			{
				list: 'necromancer-lord + general + deck-necromantic + deck-dark + deck-dark + deck-dark, skeleton-warriors:70 + wight + wraith',
				codes: [exclusive]
			},
			{
				list: 'necromancer-lord + general + deck-necromantic + deck-dark + deck-dark + deck-dark, skeleton-warriors:70 + wight + sword-of-might + dawnstone',
				codes: [exclusive]
			}
		]
	},
	{
		title: 'Beastman characters need Beastmen',
		lines: [],
		rows: ['beastmen-characters'],
		army: 'chaos',
		cases: [
			{ list: `${khorne}, beastmen:50, beastman-lord, shaman + deck-dark` },
			{ list: `${khorne}, chaos-warriors:25, beastman-lord`, codes: [missing] },
			{ list: `${khorne}, chaos-warriors:25, beastman-hero`, codes: [missing] },
			{ list: `${khorne}, chaos-warriors:25, shaman + deck-dark`, codes: [missing] }
		]
	},
	{
		title: 'Minotaur and Centaur characters',
		lines: [],
		rows: ['minotaur-characters'],
		army: 'chaos',
		cases: [
			{ list: `${khorne}, minotaurs:15, minotaur-hero` },
			{ list: `${khorne}, chaos-warriors:25, minotaur-hero`, codes: [missing] },
			{ list: `${khorne}, centaurs:25, centaur-hero` },
			{ list: `${khorne}, minotaurs:15, centaur-hero`, codes: [missing] }
		]
	},
	{
		title: 'three Dragon Ogres for their Hero',
		lines: [],
		rows: ['dragon-ogre-characters'],
		army: 'chaos',
		cases: [
			{ list: `${khorne}, chaos-warriors:25, dragon-ogres:3, dragon-ogre-hero` },
			{
				list: `${khorne}, chaos-warriors:25, dragon-ogres:2, dragon-ogres:1, dragon-ogre-hero`
			},
			{
				list: `${khorne}, chaos-warriors:25, dragon-ogres:2, dragon-ogre-hero`,
				codes: [missing]
			},
			{
				list: `${khorne}, chaos-warriors:25, dragon-ogres:2 + dragon-ogre-champion`,
				codes: [missing]
			}
		]
	},
	{
		title: 'daemons need a follower of their god',
		lines: [],
		rows: ['daemons-need-followers'],
		army: 'chaos',
		cases: [
			{ list: `${khorne}, chaos-warriors:25, bloodletters-of-khorne` },
			{ list: `${khorne}, chaos-warriors:25, nurglings`, codes: [missing] },
			{
				list: `${khorne}, chaos-warriors:25, nurglings, plaguebearers-of-nurgle`,
				codes: [missing, missing]
			},
			{ list: `${khorne}, chaos-warriors:25 + chaos-champion + mark-nurgle, nurglings` }
		]
	},
	{
		title: 'a Mark of Chaos',
		lines: [],
		rows: ['mark-of-chaos'],
		army: 'chaos',
		cases: [
			{ list: `${khorne}, chaos-warriors:25 + chaos-champion + mark-khorne` },
			{ list: `${khorne}, chaos-warriors:25 + chaos-champion`, codes: [tooFewOf] },
			{ list: 'chaos-lord + general, chaos-warriors:25', codes: [tooFewOf] }
		]
	},
	{
		title: 'rewards for whom, and among the items',
		lines: [5773, 5777, 5787, 5805, 5821],
		army: 'chaos',
		rows: [
			'rewards',
			'rewards-of-khorne',
			'rewards-of-nurgle',
			'rewards-of-tzeentch',
			'rewards-among-items'
		],
		cases: [
			{ list: `${khorne} + axe-of-khorne + mace-tail + dawnstone, chaos-warriors:25` },
			{ list: `${khorne} + axe-of-khorne + sword-of-might, chaos-warriors:25`, codes: [exclusive] },
			{
				list: `${khorne} + axe-of-khorne + mace-tail + dawnstone + silver-seal, chaos-warriors:25`,
				codes: [exclusive]
			},
			{
				list: `${khorne}, chaos-warriors:25 + chaos-champion + mark-khorne + mace-tail + sword-of-might`,
				codes: [exclusive]
			},
			{
				list: `${khorne} + mace-tail, chaos-hero + mark-khorne + mace-tail, chaos-warriors:25`,
				codes: [repeated]
			},
			{ list: `${khorne} + nurgles-rot, chaos-warriors:25`, codes: [carries] },
			{ list: `${khorne} + fortune-of-tzeentch, chaos-warriors:25`, codes: [carries] },
			{
				list: 'chaos-lord + general + mark-nurgle + nurgles-rot, chaos-warriors:25'
			},
			{
				list: 'chaos-lord + general + mark-nurgle + axe-of-khorne, chaos-warriors:25',
				codes: [carries]
			},
			{
				list: 'chaos-lord + general + mark-tzeentch + fortune-of-tzeentch, chaos-warriors:25'
			},
			{
				list: `${khorne}, beastmen:50, beastman-lord + mace-tail`,
				codes: [carries]
			}
		]
	}
];
