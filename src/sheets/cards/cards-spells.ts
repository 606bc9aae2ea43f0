import type { ArmyIndex, MusteredUnit } from '#engine';
import type { SheetSpellCard } from '../model.ts';
import { castersOf, knownSpells, sheetSpell } from '../reference/spells.ts';
import { words } from '../words.ts';

/**
 * A card for the spells of each lore that the same units cast; one of which only the name is known is left
 * out. Spells of a lore chosen for the whole army are on the lore's card.
 */
export function spellCards(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetSpellCard[] {
	const cards = new Map<string, SheetSpellCard>();
	for (const spell of knownSpells(index, units)) {
		if (spell.lore !== undefined || spell.text === undefined) continue;
		const told = sheetSpell(index, spell);
		const lore = told.deck;
		const casters = castersOf(index, units, spell).map(({ unit, indexed }) =>
			words.bearer(indexed?.entry.name ?? unit.entry, unit.name)
		);
		const key = JSON.stringify([lore, casters]);
		const { spells = [] } = cards.get(key) ?? {};
		cards.set(key, {
			kind: 'spell',
			...(lore !== undefined && { lore }),
			spells: [...spells, told],
			casters: [...new Set(casters)]
		});
	}
	return [...cards.values()];
}
