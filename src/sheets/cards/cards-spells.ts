import type { ArmyIndex, MusteredUnit } from '#engine';
import type { SheetSpellCard } from '../model.ts';
import { castersOf, knownSpells, sheetSpell } from '../reference/spells.ts';
import { words } from '../words.ts';

/** A card for each spell of the roster. Spells of a lore chosen for the whole army are on the lore's card. */
export function spellCards(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetSpellCard[] {
	return knownSpells(index, units)
		.filter(({ lore }) => lore === undefined)
		.map((spell) => {
			const told = sheetSpell(index, spell);
			const casters = castersOf(index, units, spell).map(({ unit, indexed }) =>
				words.bearer(indexed?.entry.name ?? unit.entry, unit.name)
			);
			return {
				kind: 'spell',
				...(told.deck !== undefined && { lore: told.deck }),
				spell: told,
				casters: [...new Set(casters)]
			};
		});
}
