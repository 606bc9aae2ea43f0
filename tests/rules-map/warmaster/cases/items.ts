import { carries, exclusive, over, repeated, type Case, type RuleCases } from '../../case.ts';

/** What each item costs in the book, beside what its bearer costs in the list of the Empire. */
const prices: readonly (readonly [item: string, price: number, bearer: string, cost: number])[] = [
	['battle-banner', 50, 'halberdiers', 45],
	['banner-of-shielding', 50, 'halberdiers', 45],
	['banner-of-fortitude', 50, 'halberdiers', 45],
	['banner-of-steadfastness', 30, 'halberdiers', 45],
	['banner-of-fortune', 20, 'halberdiers', 45],
	['sword-of-destruction', 10, 'halberdiers', 45],
	['sword-of-fate', 5, 'halberdiers', 45],
	['sword-of-cleaving', 10, 'halberdiers', 45],
	['sword-of-might', 10, 'halberdiers', 45],
	['ring-of-magic', 30, 'wizard', 45],
	['staff-of-spellbinding', 30, 'wizard', 45],
	['scroll-of-dispelling', 20, 'wizard', 45],
	['wand-of-power', 10, 'wizard', 45],
	['rod-of-repetition', 10, 'wizard', 45]
];

const generals: readonly (readonly [item: string, price: number])[] = [
	['crown-of-command', 100],
	['helm-of-dominion', 50],
	['orb-of-majesty', 30],
	['sceptre-of-sovereignty', 30]
];

const general = 125;

/** A list that costs this much, at that size and at one point less. */
function justEnough(list: string, size: number): readonly Case[] {
	return [
		{ size, list },
		{ size: size - 1, list, codes: [over] }
	];
}

/** Who may have magic items, how many, and what they cost. */
export const itemCases: readonly RuleCases[] = [
	{
		title: 'the prices of the magic items',
		lines: [
			2719, 2961, 2967, 2973, 2979, 2985, 2997, 3003, 3009, 3015, 3025, 3031, 3037, 3045, 3051,
			3057, 3063, 3069, 3075
		],
		rows: ['prices-of-items', 'item-price'],
		army: 'empire',
		cases: [
			...prices.flatMap(([item, price, bearer, cost]) =>
				justEnough(`general, ${bearer} + ${item}`, general + cost + price)
			),
			...generals.flatMap(([item, price]) => justEnough(`general + ${item}`, general + price))
		]
	},
	{
		title: 'one item on a unit or character, and each once in an army',
		lines: [2721, 2949, 2957, 2993, 3021],
		rows: ['one-item', 'each-item-once'],
		army: 'empire',
		cases: [
			{ list: 'general, halberdiers + battle-banner, knights + sword-of-might' },
			{ list: 'general, halberdiers + battle-banner + sword-of-might', codes: [exclusive] },
			{ list: 'general, wizard + sword-of-fate + wand-of-power', codes: [exclusive] },
			{ list: 'general, halberdiers + battle-banner + banner-of-fortune', codes: [exclusive] },
			{ list: 'general, 2 halberdiers + battle-banner', codes: [repeated] },
			{ list: 'general, knights + sword-of-fate, hero + sword-of-fate', codes: [repeated] },
			{ list: 'general, 3 knights + sword-of-cleaving', codes: [repeated] },
			{ list: 'general, knights + sword-of-fate + sword-of-fate', codes: [exclusive, repeated] }
		]
	},
	{
		title: 'standards for infantry, cavalry and chariots, weapons for characters too',
		lines: [2723, 2957, 2993],
		rows: ['standards', 'weapons', 'no-items-for-monsters'],
		army: 'empire',
		cases: [
			{ list: 'general, halberdiers + battle-banner' },
			{ list: 'general, knights + battle-banner' },
			{ list: 'general, cannon + battle-banner', codes: [carries] },
			{ list: 'general, steam-tank + battle-banner', codes: [carries] },
			{ list: 'general, hero + battle-banner', codes: [carries] },
			{ list: 'general + battle-banner', codes: [carries] },
			{ list: 'general, cannon + sword-of-fate', codes: [carries] },
			{ list: 'general, steam-tank + sword-of-fate', codes: [carries] },
			{ list: 'general + sword-of-fate' },
			{ list: 'general, hero + sword-of-fate' },
			{ list: 'general, wizard + sword-of-fate' }
		]
	},
	{
		title: 'standards and weapons for chariots, and not for monsters',
		lines: [2723, 2957, 2993],
		rows: ['standards', 'weapons', 'no-items-for-monsters'],
		army: 'tomb-kings',
		cases: [
			{ list: 'tomb-king, skeleton-chariots + banner-of-fortune' },
			{ list: 'tomb-king, skeleton-chariots + sword-of-cleaving' },
			{ list: 'tomb-king, carrion + banner-of-fortune', codes: [carries] },
			{ list: 'tomb-king, sphinx + sword-of-cleaving', codes: [carries] }
		]
	},
	{
		title: 'none for Rat Swarms',
		lines: [4690],
		army: 'skaven',
		cases: [
			{ list: 'grey-seer, clanrats + battle-banner' },
			{ list: 'grey-seer, rat-swarms + battle-banner', codes: [carries] },
			{ list: 'grey-seer, rat-swarms + sword-of-fate', codes: [carries] }
		]
	},
	{
		title: 'none for Ethereal Hosts',
		lines: [5496],
		army: 'vampire-counts',
		cases: [
			{ list: 'vampire-lord, zombies + battle-banner' },
			{ list: 'vampire-lord, ethereal-host + battle-banner', codes: [carries] },
			{ list: 'vampire-lord, ethereal-host + sword-of-fate', codes: [carries] }
		]
	},
	{
		title: 'none for Dire Wolves',
		lines: [5498],
		army: 'vampire-counts',
		cases: [
			{ list: 'vampire-lord, black-knights + battle-banner' },
			{ list: 'vampire-lord, dire-wolves + battle-banner', codes: [carries] },
			{ list: 'vampire-lord, dire-wolves + sword-of-fate', codes: [carries] }
		]
	},
	{
		title: 'none for Daemon Swarms',
		lines: [5645],
		army: 'daemon',
		cases: [
			{ list: 'daemon-overlord, daemon-hordes + battle-banner' },
			{ list: 'daemon-overlord, daemon-swarm + battle-banner', codes: [carries] },
			{ list: 'daemon-overlord, daemon-swarm + sword-of-fate', codes: [carries] }
		]
	},
	{
		title: 'Bears are infantry',
		lines: [5169],
		army: 'kislev',
		cases: [
			{ list: 'general, bears + battle-banner' },
			{ list: 'general, war-wagon + battle-banner', codes: [carries] }
		]
	},
	{
		title: 'Magic Carpets are cavalry',
		lines: [5803],
		army: 'araby',
		cases: [
			{ list: 'general, magic-carpets + battle-banner' },
			{ list: 'general, elephants + battle-banner', codes: [carries] }
		]
	}
];
