import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import type { Spell } from '#schema';
import { armyOrder } from './army-order.ts';
import type { SheetChoice } from './model.ts';

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
			points,
			role: roleOf(index, indexed),
			...(indexed.entry.text !== undefined && { text: indexed.entry.text })
		}));
}

/** Every spell of the army and of its system. */
export function allSpells({ army, system }: ArmyIndex): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])];
}

function roleOf(index: ArmyIndex, { entry, type }: IndexedEntry): SheetChoice['role'] {
	if (entry.stats) return 'feature';
	// A lore may have no spells: it is one if others of its type have.
	const isLore = allSpells(index).some(
		({ lore }) => lore !== undefined && index.entries.get(lore)?.type.id === type.id
	);
	return isLore ? 'lore' : 'rule';
}
