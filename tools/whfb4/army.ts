import type { Army, Constraint } from '#schema';
import {
	addRewards,
	bretonnianShares,
	chaosRules,
	itemsOnChariots,
	oneChampion,
	virtueRules
} from './choices.ts';
import type { Context } from './context.ts';
import { limitsOf } from './limits.ts';
import { rowsOf } from './rows.ts';
import { unitEntry } from './units.ts';

/** Everything of one army of the facts, as a file of the pack. */
export function convertArmy(context: Context): Army {
	const { settings } = context;
	const rows = rowsOf(context);
	const units = rows.map((row) => unitEntry(context, row));
	const constraints = [
		...limitsOf(context, rows),
		...context.constraints,
		...ownRules(context, settings.id)
	];
	const options = context.ownOptions();
	return {
		formatVersion: 2,
		id: settings.id,
		system: 'whfb4',
		name: settings.name,
		aliases: settings.aliases,
		livery: settings.livery,
		family: 'Army list',
		source: { book: 'lists', section: settings.section },
		entries: [...units, ...options, ...context.rewards],
		rules: [],
		armyRules: [],
		spells: [],
		...(constraints.length > 0 && { constraints })
	};
}

function ownRules(context: Context, army: string): readonly Constraint[] {
	if (army === 'chaos') {
		addRewards(context);
		return [...chaosRules(context), oneChampion()];
	}
	if (army === 'undead') return [itemsOnChariots(context), oneChampion()];
	if (army === 'bretonnia') return [...virtueRules(context), ...bretonnianShares(context)];
	return [];
}
