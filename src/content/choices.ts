import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import type { Entry } from '#schema';
import { armyOrder } from './army-order.ts';
import type { SheetChoice } from './list-model.ts';
import { allSpells } from './spells.ts';
import { words } from './words.ts';

/** The choices of the whole army (formation, lores, terrain), in the order of the army list. */
export function sheetChoices(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetChoice[] {
	const { rank } = armyOrder(index);
	return units
		.flatMap(({ indexed, points }) => (indexed?.isChoice ? [{ indexed, points }] : []))
		.toSorted((a, b) => rank(a.indexed.entry.id) - rank(b.indexed.entry.id))
		.map(({ indexed, points }) => ({
			kind: indexed.type.name,
			heading: indexed.type.heading,
			name: indexed.entry.name,
			...markOf(indexed.entry),
			points,
			isOneOfSeveral: indexed.type.starts === undefined,
			role: roleOf(index, indexed),
			...(indexed.entry.text !== undefined && { text: indexed.entry.text })
		}));
}

/** The season of an entry that belongs to one, unless its name says it. */
function markOf({ name, season }: Entry): Pick<SheetChoice, 'mark'> {
	return season === undefined || name.includes(season) ? {} : { mark: words.ofSeason(season) };
}

function roleOf(index: ArmyIndex, { entry, type }: IndexedEntry): SheetChoice['role'] {
	if (entry.stats) return 'feature';
	// A lore may have no spells here: it counts as one if others of its type have some.
	const isLore = allSpells(index).some(
		({ lore }) => lore !== undefined && index.entries.get(lore)?.type.id === type.id
	);
	return isLore ? 'lore' : 'rule';
}
