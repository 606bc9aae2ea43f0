import { matches, type ArmyIndex, type MusteredUnit } from '#engine';
import type { Spell } from '#schema';

/** The spells that a choice of the army (a lore) brings. */
export function spellsOf({ army, system }: ArmyIndex, entryId: string): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])].filter(({ lore }) => lore === entryId);
}

/** The spells that a unit may have, by who casts them; none where every caster of the army may have all. */
export function spellsFor(
	{ army, system }: ArmyIndex,
	{ tags }: Pick<MusteredUnit, 'tags'>
): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])].filter(
		({ castBy }) => castBy && matches(castBy, tags)
	);
}
