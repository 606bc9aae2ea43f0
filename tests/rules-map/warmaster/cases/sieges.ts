import { barred, carries, exclusive, over, type Case, type RuleCases } from '../../case.ts';

const besieger = { siege: 'besieger' };
const defender = { siege: 'defender' };

/** A list that costs this much under these answers, at that size and at one point less. */
function justEnough(
	list: string,
	size: number,
	answers: NonNullable<Case['answers']>
): readonly Case[] {
	return [
		{ size, list, answers, points: size },
		{ size: size - 1, list, answers, codes: [over] }
	];
}

/** What only a besieger has: not without a siege, and not as the defender. */
function onlyBesieger(thing: string): readonly Case[] {
	const list = `general, halberdiers + ${thing}`;
	return [
		{ list, answers: besieger },
		{ list, codes: [barred] },
		{ list, answers: defender, codes: [barred] },
		{ list: `general + ${thing}`, answers: besieger, codes: [carries] },
		{ list: `general, knights + ${thing}`, answers: besieger, codes: [carries] },
		{ list: `general, cannon + ${thing}`, answers: besieger, codes: [carries] }
	];
}

/** What besiegers and defenders buy. The General of the Empire is 125, Halberdiers are 45, Crossbowmen 55. */
export const siegeCases: readonly RuleCases[] = [
	{
		title: 'a list is for no siege, unless it says that it besieges or defends',
		lines: [3085],
		army: 'empire',
		cases: [
			{ list: 'general, halberdiers' },
			{ list: 'general, halberdiers', answers: besieger },
			{ list: 'general, halberdiers', answers: defender },
			{ list: 'general, halberdiers + sow', codes: [barred] },
			{ list: 'general, halberdiers + sow', answers: besieger },
			{ list: 'general, halberdiers + sow', answers: defender, codes: [barred] },
			{ list: 'general, oil', answers: besieger, codes: [barred] },
			{ list: 'general, oil', answers: defender },
			// The ratio of points is advice to the players, so both sides are legal at every limit.
			{ size: 500, list: 'general', answers: besieger },
			{ size: 999, list: 'general', answers: defender }
		]
	},
	{
		title: 'a siege tower: for infantry, one with each unit, with a ram in it or without',
		lines: [3224, 3226, 3228],
		army: 'empire',
		cases: [
			...onlyBesieger('siege-tower'),
			...justEnough('general, halberdiers + siege-tower', 180, besieger),
			// 125 + 45 + 10 + 10
			...justEnough('general, halberdiers + siege-tower + siege-ram', 190, besieger),
			{
				list: 'general, halberdiers + siege-tower + siege-tower',
				answers: besieger,
				codes: [exclusive]
			},
			// There may be as many as there are units of infantry.
			{ list: 'general, 3 halberdiers + siege-tower', answers: besieger }
		]
	},
	{
		title: 'a battering ram: for infantry, one with each unit',
		lines: [3262, 3267, 3269],
		army: 'empire',
		cases: [
			...onlyBesieger('siege-ram'),
			...justEnough('general, halberdiers + siege-ram', 180, besieger),
			{
				list: 'general, halberdiers + siege-ram + siege-ram',
				answers: besieger,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'a sow: for infantry, in the place of ram and tower',
		lines: [3285, 3288],
		army: 'empire',
		cases: [
			...onlyBesieger('sow'),
			...justEnough('general, halberdiers + sow', 175, besieger),
			{ list: 'general, halberdiers + sow + siege-ram', answers: besieger, codes: [exclusive] },
			{ list: 'general, halberdiers + siege-tower + sow', answers: besieger, codes: [exclusive] }
		]
	},
	{
		title: 'mantlets: for infantry, beside a machine and a magic item',
		lines: [3294],
		army: 'empire',
		cases: [
			...onlyBesieger('mantlets'),
			...justEnough('general, crossbowmen + mantlets', 190, besieger),
			{
				list: 'general, crossbowmen + mantlets + mantlets',
				answers: besieger,
				codes: [exclusive]
			},
			// 125 + 55 + 10 + 10 + 10
			...justEnough('general, crossbowmen + mantlets + siege-tower + sword-of-might', 210, besieger)
		]
	},
	{
		title: 'boiling oil: for sections of wall, as many as the defender likes',
		lines: [3304],
		army: 'empire',
		cases: [
			...justEnough('general, oil', 130, defender),
			...justEnough('general, 9 oil', 170, defender),
			{ list: 'general, oil', codes: [barred] },
			{ list: 'general, oil', answers: besieger, codes: [barred] },
			{
				list: 'general, halberdiers + oil',
				answers: defender,
				codes: ['standing/not-an-option']
			},
			{ list: 'general, oil + sword-of-might', answers: defender, codes: [carries] }
		]
	}
];
