import { barred, tooFew, tooMany, type RuleCases, type TallyCases } from '../case.ts';

export { rosterOf, usualSize } from '../warmaster/cases/roster.ts';

/** What the rulebook says of a list, on both sides. */
export const ruleCases: readonly RuleCases[] = [
	{
		title: 'for each full 1000 points, and maxima only below',
		lines: [3650],
		rows: ['per-thousand'],
		army: 'bretonnian-tournament',
		cases: [
			{ size: 999, list: 'general, 4 peasants' },
			{ size: 999, list: 'general, 5 peasants', codes: [tooMany] },
			{ size: 1000, list: 'men-at-arms, squires, knights, general', points: 370 },
			{ size: 1999, list: 'men-at-arms, squires, knights, general' },
			{ size: 2000, list: '2 men-at-arms, 2 squires, knights, general', codes: [tooFew] }
		]
	},
	{
		title: 'what besiegers and defenders buy',
		lines: [3085, 3304],
		rows: ['siege-roles'],
		army: 'bretonnian-tournament',
		cases: [
			{ size: 900, list: 'general, men-at-arms + sow', codes: [barred] },
			{ size: 900, list: 'general, men-at-arms + sow', answers: { siege: 'besieger' } },
			{ size: 900, list: 'general, oil', codes: [barred] },
			{ size: 900, list: 'general, oil', answers: { siege: 'besieger' }, codes: [barred] },
			{ size: 900, list: 'general, oil', answers: { siege: 'defender' } }
		]
	}
];

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'units, but no Fenbeasts',
		lines: [2429],
		rows: ['units-counted'],
		army: 'albion',
		tally: 'units',
		examples: [
			{ list: 'general, druid, fenbeast', value: 0 },
			{ list: 'general, 2 warriors', value: 2 }
		]
	},
	{
		title: 'half the units, rounded up',
		lines: [2429],
		rows: ['break-point'],
		army: 'albion',
		tally: 'breakPoint',
		examples: [
			{ list: 'general, 2 warriors', value: 1 },
			{ list: 'general, 3 warriors', value: 2 }
		]
	},
	{
		title: 'knights alone',
		lines: [],
		rows: ['bretonnian-tournament-break-point'],
		army: 'bretonnian-tournament',
		tally: 'breakPoint',
		examples: [
			{ list: 'general, 4 bowmen, 3 squires', value: 0 },
			{ list: 'general, 2 knights, grail-knights, 3 peasants', value: 2 }
		]
	}
];
