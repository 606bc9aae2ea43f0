import type { Roster } from '#schema';
import { anImperialHost } from '../e2e/ranks.ts';
import { aStormhost } from '../e2e/regiments.ts';
import { anEmpire } from '../e2e/rosters.ts';
import type { Game } from './tab.ts';

/** One game for each way of editing. */
export const games: readonly Game[] = [
	{
		roster: (id) => called(anEmpire({ id, size: 3000 })),
		option: { id: 'skirmishers', selector: '[role="checkbox"]|Skirmishers' },
		entry: 'knights',
		adding: ['[aria-label="Add one Knights"]']
	},
	{
		roster: (id) =>
			called(
				anImperialHost(
					Array.from({ length: 6 }, () => 'halberdiers:20'),
					{ id, size: 3000 }
				)
			),
		option: { id: 'shield', selector: '[data-option="shield"]|' },
		entry: 'halflings',
		adding: ['main button:has-text("Add regiment")', '[data-pick="halflings"]']
	},
	{
		roster: (id) =>
			called(
				aStormhost(
					Array.from({ length: 6 }, () => '- liberators'),
					{ id, size: 3000 }
				)
			),
		option: { id: 'reinforced', selector: '[role="checkbox"]|Reinforced' },
		entry: 'vindictors',
		adding: ['main button:has-text("Add auxiliary unit")', '[data-pick="vindictors"]']
	}
];

export const units = ['U0', 'U1', 'U2', 'U3', 'U4', 'U5'];

/** With units that can be told apart. */
function called(roster: Roster): Roster {
	return {
		...roster,
		units: roster.units.map((unit, at) => (at < units.length ? { ...unit, name: `U${at}` } : unit))
	};
}
