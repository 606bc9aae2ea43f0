import type { TallyCases } from '../../case.ts';
import { aForce } from './bases.ts';
import { counted } from './named.ts';

const army = 'kingdom-of-equitaine';
const damsel = 'Damsel + Level 2 Wizard + Lore of Life';
const priestess = 'High Priestess + Level 4 Wizard + Lore of Light';

/** Numbers that the app counts for a list. */
export const tallyCases: readonly TallyCases[] = [
	counted({
		title: 'units of the categories',
		lines: [234],
		army,
		tally: 'units',
		examples: [
			{ list: aForce(army), value: 2 },
			{ list: aForce(army, '2 Bowmen:10 + Longbow, Castellan'), value: 5 }
		]
	}),
	counted({
		title: 'wizards',
		lines: [31],
		army,
		tally: 'wizards',
		examples: [
			{ list: aForce(army), value: 0 },
			{ list: aForce(army, damsel), value: 1 },
			{ list: aForce(army, `${damsel}, ${priestess}`), value: 2 }
		]
	}),
	counted({
		title: 'a bound spell makes no wizard, the hood does',
		lines: [120, 489],
		army,
		tally: 'wizards',
		examples: [
			{ list: aForce(army, '', 'Red Ring of Ruin'), value: 0 },
			{ list: aForce(army, '', "Wizard's Hood"), value: 1 }
		]
	}),
	counted({
		title: 'a conclave is one wizard',
		lines: [153],
		army: 'daemon-legions',
		tally: 'wizards',
		examples: [
			{ list: aForce('daemon-legions', 'Horrors of Change:30'), value: 0 },
			{ list: aForce('daemon-legions', 'Horrors of Change:30 + Champion'), value: 1 }
		]
	}),
	counted({
		title: 'spells: as many as the level, of the highest',
		lines: [32],
		army,
		tally: 'spells',
		examples: [
			{ list: aForce(army), value: 0 },
			{ list: aForce(army, damsel), value: 2 },
			{ list: aForce(army, `${damsel}, ${priestess}`), value: 4 }
		]
	}),
	counted({
		title: 'whoever channels',
		lines: [94],
		army: 'empire-of-sonnstahl',
		tally: 'channelling',
		examples: [
			{ list: aForce('empire-of-sonnstahl'), value: 0 },
			{ list: aForce('empire-of-sonnstahl', 'Cleric'), value: 1 },
			{
				list: aForce(
					'empire-of-sonnstahl',
					'Cleric, 2 Wizard Apprentice + Wizard Level 1 + Lore of Metal'
				),
				value: 3
			}
		]
	}),
	counted({
		title: 'Dwarfs channel without wizards',
		lines: [94],
		army: 'dwarven-holds',
		tally: 'channelling',
		examples: [
			{ list: aForce('dwarven-holds'), value: 0 },
			{ list: aForce('dwarven-holds', '2 Runic Smith'), value: 2 }
		]
	})
];
