import type { ArmyIndex } from '#engine';
import type { Spell } from '#schema';

/** The spells that a choice of the army (a lore) brings. */
export function spellsOf({ army, system }: ArmyIndex, entryId: string): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])].filter(({ lore }) => lore === entryId);
}
