import { over, type RuleCases } from '../../case.ts';
import { priced, withGoblins, withMen } from './priced.ts';

/** What units cost in the rulebook's points system, worked out by hand. */
export const priceCases: readonly RuleCases[] = [
	{
		title: 'men at 5, and what they bear',
		lines: [29, 6044, 6046, 6048, 6446],
		army: 'men',
		cases: [
			...withMen('man:10', 50),
			...withMen('man:10 + spear', 60),
			...withMen('man:10 + spear + light-armour + shield', 90), // 10 × (5 + 1 + 2 + 1)
			...withMen('man:11', 55),
			...withMen('2 man:10', 100)
		]
	},
	{
		title: 'goblins at 2½',
		lines: [29, 6046],
		army: 'orcs-and-goblins',
		cases: [...withGoblins('goblin:20', 50), ...withGoblins('goblin:21', 52.5)]
	},
	{
		title: 'elves at 8',
		lines: [29, 6046],
		army: 'high-elves-points',
		cases: priced('high-elf-lord + general, high-elf:10', 240)
	},
	{
		title: 'any points limit',
		lines: [31],
		army: 'men',
		cases: [
			{ size: 300, list: 'man-lord + general, man:40', points: 300 },
			{ size: 299, list: 'man-lord + general, man:40', codes: [over] },
			{ size: 1000, list: 'man-lord + general, man:180' },
			{ size: 2000, list: 'man-lord + general, man:380' },
			{ size: 3000, list: 'man-lord + general, man:581', codes: [over] },
			{ size: 4567, list: 'man-lord + general' }
		]
	},
	{
		title: 'half price for what poor troops bear: the examples of the book',
		lines: [6534],
		army: 'orcs-and-goblins',
		cases: [
			...withGoblins('goblin:10 + light-armour + short-bow', 40), // 2½ + 1 + ½
			...withGoblins('orc:10 + light-armour + short-bow', 85), // 5½ + 2 + 1
			...withGoblins('bolt-thrower-goblin:2 + shield', 36), // 30 + 2 × (2½ + ½)
			...withGoblins('goblin-hero + light-armour', 35) // A hero pays in full: 33 + 2
		]
	},
	{
		title: 'full price for men',
		lines: [6534],
		army: 'men',
		cases: withMen('man:10 + light-armour + short-bow', 80)
	},
	{
		title: 'cavalry is doubled: the examples of the book',
		lines: [6538],
		army: 'men',
		cases: [
			...withMen('man:10 + horse', 100),
			...withMen('man:10 + shield', 60),
			...withMen('man:10 + horse + shield', 120)
		]
	},
	{
		title: 'a better steed is added after that',
		lines: [6540],
		army: 'men',
		cases: [...withMen('man:10 + warhorse', 130), ...withMen('man:10 + giant-spider', 140)]
	},
	{
		title: 'poor troops on wolves: half, then double',
		lines: [6534, 6538, 6540],
		army: 'orcs-and-goblins',
		// (2½ + ½ + ½) × 2 + 4
		cases: withGoblins('goblin:10 + giant-wolf + spear + shield', 110)
	},
	{
		title: 'barding',
		lines: [6526, 6530],
		army: 'men',
		cases: [
			...withMen('man:5 + horse + barding', 90), // 5 × (10 + 8)
			...withMen('chariot-man:2 + beast-horse + beast-horse + beast-barding + beast-barding', 68),
			{
				list: 'man-lord + general, chariot-man:2 + beast-horse + beast-barding + beast-barding',
				codes: ['exclusive/too-many']
			},
			{ list: 'man-lord + general, man:5 + barding', codes: ['carries/not-allowed'] },
			{
				list: 'man-lord + general + mount-griffon + barding',
				codes: ['carries/not-allowed']
			}
		]
	},
	{
		title: 'chariots: 50, the crew, and the beasts',
		lines: [6424, 6426, 1914],
		army: 'orcs-and-goblins',
		cases: [
			...withGoblins('chariot-goblin:2 + beast-giant-wolf + beast-giant-wolf', 63),
			...withGoblins('chariot-orc:2 + beast-war-boar + beast-war-boar', 77),
			{
				list: 'goblin-lord + general, chariot-goblin:2',
				codes: ['exclusive/too-few']
			},
			{
				list: 'goblin-lord + general, goblin:10 + beast-giant-wolf',
				codes: ['carries/not-allowed']
			}
		]
	},
	{
		title: 'machines with their crew',
		lines: [2166, 2274, 2292, 2356],
		army: 'men',
		cases: [
			...withMen('bolt-thrower-man:2', 40),
			...withMen('stone-thrower-man:3', 65),
			...withMen('cannon-man:3', 95),
			{ list: 'man-lord + general, bolt-thrower-man:1', codes: ['count/too-few'] }
		]
	},
	{
		title: 'characters on steeds',
		lines: [6780],
		army: 'men',
		cases: [
			...withMen('man-hero + horse', 65),
			...withMen('man-hero + warhorse', 68),
			...withMen('man-wizard-1 + college-bright + warhorse', 59),
			{
				list: 'man-lord + general + warhorse + mount-griffon',
				codes: ['exclusive/too-many']
			},
			{ list: 'man-lord + general + horse + warhorse', codes: ['exclusive/too-many'] },
			{ size: 106, list: 'man-lord + general + warhorse + lance + shield', points: 106 },
			{
				size: 106,
				list: 'man-lord + general + warhorse + lance + shield',
				answers: { 'character-equipment': 'double' },
				points: 109,
				codes: [over]
			}
		]
	},
	{
		title: 'characters on monsters',
		lines: [6782, 1790, 1804],
		army: 'men',
		cases: [
			...priced('man-lord + general + mount-griffon', 250),
			...withMen('man-wizard-3 + college-bright + mount-wyvern', 370),
			{ list: 'man-lord + general, man:10 + mount-griffon', codes: ['carries/not-allowed'] }
		]
	},
	{
		title: 'the Reiksguard Knight of the book, 39',
		lines: [6786, 6788, 6791, 6794],
		army: 'men',
		cases: withMen('reiksguard-knight:5 + warhorse + lance + heavy-armour + shield + barding', 195)
	},
	{
		title: 'standard bearers and musicians',
		lines: [4886, 2508],
		army: 'men',
		cases: [
			...withMen('man-berserker:10 + standard-bearer', 110),
			...withMen('man-berserker:10 + standard-bearer + war-banner', 135), // 20 + 25 for his model
			...withMen('man:20 + spear + shield + musician', 147),
			{
				list: 'man-lord + general, man-berserker:10 + war-banner',
				codes: ['requires/missing']
			}
		]
	},
	{
		title: 'items add their price',
		lines: [2732, 4882, 4884],
		army: 'men',
		cases: [
			...priced('man-lord + general + sword-of-might', 120),
			...priced('man-lord + general, man:10 + standard-bearer + war-banner', 180)
		]
	},
	{
		title: 'five acolytes for 25',
		lines: [3623, 3644],
		army: 'men',
		cases: [
			...withMen('man-wizard-1 + college-light + acolytes', 81),
			{
				list: 'man-lord + general, man-wizard-1 + college-bright + acolytes',
				codes: ['carries/not-allowed']
			},
			{ list: 'man-lord + general + acolytes', codes: ['carries/not-allowed'] },
			{
				list: 'man-lord + general, man-wizard-1 + college-light + acolytes + acolytes',
				codes: ['unique/repeated']
			}
		]
	},
	{
		title: 'a champion in the place of one of his regiment',
		lines: [1710],
		army: 'men',
		cases: [
			...withMen('man:10 + champion', 75), // 9 × 5 + 30
			...withMen('man:20 + light-armour + shield + champion', 185) // 19 × 8 + 33
		]
	},
	{
		title: 'peoples cost nothing, and there is one for each',
		lines: [6544],
		army: 'men',
		cases: [
			...priced('man-lord + general + of-the-empire, man:10 + of-bretonnia', 150),
			{
				list: 'man-lord + general + of-the-empire + of-bretonnia',
				codes: ['exclusive/too-many']
			}
		]
	}
];
