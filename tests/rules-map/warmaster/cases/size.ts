import { over, tooFew, tooMany, type RuleCases } from '../../case.ts';

const minimaAt1000 = '2 halberdiers, 2 crossbowmen, general'; // 90 + 110 + 125: 325
const minimaAt2000 = '4 halberdiers, 4 crossbowmen, general'; // 180 + 220 + 125: 525
const minimaAt3000 = '6 halberdiers, 6 crossbowmen';

/** The points limit, and the minima and maxima that grow with it. */
export const sizeCases: readonly RuleCases[] = [
	{
		title: 'one General, whatever the size',
		lines: [3648, 352],
		army: 'empire',
		cases: [
			{ size: 500, list: '', codes: [tooFew] },
			{ size: 500, list: 'general' },
			{ size: 500, list: '2 general', codes: [tooMany] },
			{ size: 3000, list: minimaAt3000, codes: [tooFew] },
			{ size: 3000, list: `${minimaAt3000}, general` },
			{ size: 3000, list: `${minimaAt3000}, 2 general`, codes: [tooMany] }
		]
	},
	{
		title: 'the points may not be over the points limit',
		lines: [3607, 3595, 3636, 3654, 2721],
		rows: ['not-over-the-size', 'same-size', 'item-price', 'item-price-on-bearer'],
		army: 'empire',
		cases: [
			// 4 crossbowmen 220, knights 110, general 125, sword 5: 460
			{ size: 461, list: '4 crossbowmen, knights + sword-of-fate, general' },
			{ size: 460, list: '4 crossbowmen, knights + sword-of-fate, general' },
			{ size: 459, list: '4 crossbowmen, knights + sword-of-fate, general', codes: [over] }
		]
	},
	{
		title: 'the price is that of a unit, whatever its stands',
		lines: [3630, 3636],
		rows: ['price-of-a-unit'],
		army: 'high-elf',
		cases: [
			// The book's own example: 5 spearmen at 60 are 300; the general is 180.
			{ size: 480, list: '5 spearmen, general' },
			{ size: 479, list: '5 spearmen, general', codes: [over] }
		]
	},
	{
		title: 'the points limit decides the limits, not what is spent',
		lines: [3607],
		rows: ['size-not-spending'],
		army: 'empire',
		cases: [
			{ size: 2000, list: minimaAt1000, codes: [tooFew, tooFew] },
			{ size: 2000, list: minimaAt2000 },
			{ size: 2000, list: `${minimaAt2000}, 6 handgunners` },
			{ size: 2000, list: `${minimaAt2000}, 7 handgunners`, codes: [tooMany] }
		]
	},
	{
		title: 'any size may be agreed on',
		lines: [3597, 3598, 3599, 3605, 3609],
		army: 'empire',
		cases: [
			{ size: 750, list: 'general, 2 pistoliers' },
			{ size: 1500, list: minimaAt1000 },
			{ size: 10000, list: '20 halberdiers, 20 crossbowmen, general' },
			{ size: 10000, list: '20 halberdiers, 19 crossbowmen, general', codes: [tooFew] },
			{ size: 314, list: 'general, 2 pistoliers', codes: [over] } // 125 + 2 × 95: 315
		]
	},
	{
		title: 'the minimum and the maximum hold for each 1000 points',
		lines: [3632, 3638],
		army: 'empire',
		cases: [
			{ size: 1000, list: minimaAt1000 },
			{ size: 1000, list: 'halberdiers, 2 crossbowmen, general', codes: [tooFew] },
			{ size: 1000, list: `${minimaAt1000}, 4 pistoliers` }, // 325 + 380
			{ size: 1000, list: `${minimaAt1000}, 5 pistoliers`, codes: [tooMany] },
			{ size: 2000, list: `${minimaAt2000}, 8 pistoliers` },
			{ size: 2000, list: `${minimaAt2000}, 9 pistoliers`, codes: [tooMany] }
		]
	},
	{
		title: 'Squires, 1/4: the example of the book',
		lines: [3640],
		army: 'bretonnian',
		cases: [
			{ size: 1000, list: 'men-at-arms, knights, general', codes: [tooFew] },
			{ size: 1000, list: 'men-at-arms, knights, general, squires' },
			{ size: 1000, list: 'men-at-arms, knights, general, 4 squires' },
			{ size: 1000, list: 'men-at-arms, knights, general, 5 squires', codes: [tooMany] },
			{ size: 2000, list: '2 men-at-arms, 2 knights, general, squires', codes: [tooFew] },
			{ size: 2000, list: '2 men-at-arms, 2 knights, general, 2 squires' },
			{ size: 2000, list: '2 men-at-arms, 2 knights, general, 8 squires' },
			{ size: 2000, list: '2 men-at-arms, 2 knights, general, 9 squires', codes: [tooMany] },
			{ size: 3000, list: '3 men-at-arms, 3 knights, general, 2 squires', codes: [tooFew] },
			{ size: 3000, list: '3 men-at-arms, 3 knights, general, 3 squires' },
			{ size: 3000, list: '3 men-at-arms, 3 knights, general, 12 squires' },
			{ size: 3000, list: '3 men-at-arms, 3 knights, general, 13 squires', codes: [tooMany] }
		]
	},
	{
		title: 'a dash is no minimum, or no maximum',
		lines: [3642],
		army: 'chaos',
		cases: [
			// Chaos Hounds -/2, Chaos Marauders 1/-
			{ size: 1000, list: 'chaos-warriors, chaos-marauders, general' },
			{ size: 1000, list: 'chaos-warriors, chaos-marauders, general, 2 chaos-hounds' },
			{
				size: 1000,
				list: 'chaos-warriors, chaos-marauders, general, 3 chaos-hounds',
				codes: [tooMany]
			},
			{ size: 1000, list: 'chaos-warriors, 12 chaos-marauders, general' }, // 150 + 720 + 125
			{ size: 1000, list: 'chaos-warriors, general', codes: [tooFew] }
		]
	},
	{
		title: 'sizes are rounded down to full thousands',
		lines: [3650],
		army: 'empire',
		cases: [
			{ size: 1500, list: `${minimaAt1000}, 3 handgunners` },
			{ size: 1500, list: `${minimaAt1000}, 4 handgunners`, codes: [tooMany] },
			{ size: 1999, list: minimaAt1000 },
			{ size: 1999, list: `${minimaAt1000}, 4 handgunners`, codes: [tooMany] },
			{ size: 2000, list: minimaAt1000, codes: [tooFew, tooFew] },
			{ size: 2250, list: minimaAt2000 },
			{ size: 2250, list: `${minimaAt2000}, 6 handgunners` },
			{ size: 2250, list: `${minimaAt2000}, 7 handgunners`, codes: [tooMany] }
		]
	},
	{
		title: 'under 1000 points: the maxima of 1000, and no minima',
		lines: [3652],
		army: 'empire',
		cases: [
			{ size: 999, list: 'general' },
			{ size: 999, list: 'general, 3 handgunners' },
			{ size: 999, list: 'general, 4 handgunners', codes: [tooMany] },
			{ size: 1000, list: 'general', codes: [tooFew, tooFew] },
			{ size: 250, list: 'general, wizard' },
			{ size: 250, list: 'general, 2 wizard', codes: [tooMany] }
		]
	},
	{
		title: 'an army is chosen from its own list',
		lines: [3591, 3613],
		army: 'empire',
		cases: [
			{ list: 'general, halberdiers' },
			{ list: 'general, bears', codes: ['standing/unknown'] },
			{ list: 'general + wyvern', codes: ['standing/unknown'] }
		]
	},
	{
		title: 'a mount or an item belongs to somebody',
		lines: [3618, 3654],
		rows: ['own-lines', 'item-has-a-bearer'],
		army: 'empire',
		cases: [
			{ list: 'general + griffon' },
			{ list: 'general, griffon', codes: ['standing/alone'] },
			{ list: 'general, knights + sword-of-fate' },
			{ list: 'general, sword-of-fate', codes: ['standing/alone'] },
			{ list: 'general + halberdiers', codes: ['standing/not-an-option'] }
		]
	}
];
