import type { TallyCases } from '../../case.ts';

const base = 'megaboss + general @a, brutes @a';

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	{
		title: 'drops: a regiment is one, every other unit one by itself',
		lines: [398],
		army: 'ironjawz',
		tally: 'drops',
		examples: [
			{ list: base, value: 1 },
			{ list: `${base}, 2 gore-gruntas`, value: 3 },
			{ list: `${base}, megaboss @b, big-grikks-kruleshots`, value: 3 }
		]
	},
	{
		title: 'a command point for 50 points left',
		lines: [1457],
		army: 'ironjawz',
		tally: 'extraCommand',
		examples: [
			{ list: `${base}, 3 maw-grunta-with-hakkin-krew, 5 brutes`, value: 1 },
			{ list: `${base}, 3 maw-grunta-with-hakkin-krew, 6 brutes`, value: 0 }
		]
	},
	{
		title: 'auxiliary units',
		lines: [1505],
		army: 'ironjawz',
		tally: 'auxiliaries',
		examples: [
			{ list: base, value: 0 },
			{ list: `${base}, 2 gore-gruntas`, value: 2 }
		]
	},
	{
		title: 'health of every model',
		lines: [2481],
		army: 'ironjawz',
		tally: 'wounds',
		examples: [
			{ list: 'megaboss + general @a', value: 8 },
			{ list: 'megaboss + general @a, brutes + reinforced @a', value: 38 }
		]
	},
	{
		title: 'wizards',
		lines: [1362],
		army: 'ironjawz',
		tally: 'wizards',
		examples: [
			{ list: base, value: 0 },
			{ list: `${base}, 2 weirdnob-shaman`, value: 2 }
		]
	},
	{
		title: 'priests',
		lines: [1362],
		army: 'ironjawz',
		tally: 'priests',
		examples: [
			{ list: base, value: 0 },
			{ list: `${base}, warchanter`, value: 1 }
		]
	}
];
