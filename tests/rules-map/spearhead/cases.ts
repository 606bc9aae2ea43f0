import type { Roster } from '#schema';
import { aList } from '../../builders.ts';
import { tooFew, tooMany, type Case, type RuleCases, type TallyCases } from '../case.ts';

/** No points limit: an army is played whole. */
export const usualSize = 0;

/** The roster that a case writes down. */
export function rosterOf({ list, size = usualSize }: Case): Roster {
	return aList(size, list);
}

const others = 'spoilpox-scrivener-herald-of-nurgle, 2 putrid-blightkings, 2 pusgoyle-blightlord';
const units = `${others}, 2 plaguebearers`;
const ability = 'infested-with-wonders';
const enhancement = 'pestilent-breath';

/** What the text says of an army, each rule on both sides. */
export const ruleCases: readonly RuleCases[] = [
	{
		title: 'the units of the box, no more and no less',
		lines: [1864, 1918, 1922],
		army: 'bleak-host',
		cases: [
			{ list: `${units}, ${ability}, ${enhancement}` },
			{ list: `${others}, plaguebearers, ${ability}, ${enhancement}`, codes: [tooFew] },
			{ list: `${units}, plaguebearers, ${ability}, ${enhancement}`, codes: [tooMany] },
			{ list: `${units}, clanrats, ${ability}, ${enhancement}`, codes: ['standing/unknown'] }
		]
	},
	{
		title: 'one regiment ability',
		lines: [1880, 1930],
		rows: ['regiment-ability'],
		army: 'bleak-host',
		cases: [
			{ list: `${units}, ${ability}, ${enhancement}` },
			{ list: `${units}, ${enhancement}`, advice: [tooFew] },
			{ list: `${units}, ${ability}, locus-of-fecundity, ${enhancement}`, codes: [tooMany] }
		]
	},
	{
		title: 'one enhancement',
		lines: [1880, 1934],
		rows: ['enhancement'],
		army: 'bleak-host',
		cases: [
			{ list: `${units}, ${ability}, ${enhancement}` },
			{ list: `${units}, ${ability}`, advice: [tooFew] },
			{ list: `${units}, ${ability}, gardener-of-nurgle, ${enhancement}`, codes: [tooMany] }
		]
	}
];

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'units',
		lines: [1922],
		army: 'bleak-host',
		tally: 'units',
		examples: [
			{ list: units, value: 7 },
			{ list: others, value: 5 }
		]
	},
	{
		title: 'health of every model',
		lines: [1938],
		army: 'bleak-host',
		tally: 'wounds',
		examples: [
			{ list: units, value: 5 + 2 * 5 * 3 + 2 * 8 + 2 * 5 * 2 },
			{ list: others, value: 5 + 2 * 5 * 3 + 2 * 8 }
		]
	},
	{
		title: 'wizards and priests',
		lines: [1910],
		army: 'warpspark-clawpack',
		tally: 'casters',
		examples: [
			{ list: 'grey-seer, 2 clanrats', value: 1 },
			{ list: '2 clanrats', value: 0 }
		]
	},
	{
		title: 'units of Reinforcements',
		lines: [2062],
		army: 'warpspark-clawpack',
		tally: 'reinforcements',
		examples: [
			{ list: 'grey-seer, 2 clanrats', value: 2 },
			{ list: 'grey-seer', value: 0 }
		]
	}
];
