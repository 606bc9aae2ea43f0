import { matches, type ArmyIndex, type MusteredUnit } from '#engine';
import type { Spell } from '#schema';

/** The spells of a choice of the army, such as a lore. */
export function spellsOf({ army, system }: ArmyIndex, entryId: string): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])].filter(({ lore }) => lore === entryId);
}

/** The spells that a unit may know, by who casts them; none in armies where every caster may know all. */
export function spellsFor(
	{ army, system }: ArmyIndex,
	{ tags }: Pick<MusteredUnit, 'tags'>
): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])].filter(
		({ castBy }) => castBy && matches(castBy, tags)
	);
}
