import { matches, mayCarry, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import type { Spell } from '#schema';

/** The spells of a choice of the army, such as a lore. */
export function spellsOf(index: ArmyIndex, entryId: string): readonly Spell[] {
	return allSpells(index).filter(({ lore }) => lore === entryId);
}

/** The spells that a unit may cast: its own, those of every caster, and those of the lores the army has chosen. */
export function spellsFor(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	unit: Pick<MusteredUnit, 'tags' | 'options'>
): readonly Spell[] {
	const chosen = new Set(units.map((each) => each.unit.entry));
	const tags = tagsWith(unit);
	return allSpells(index).filter(
		({ lore, castBy = index.system.casters }) =>
			(lore === undefined || chosen.has(lore)) && matches(castBy, tags)
	);
}

/** Whether a unit is offered something that gives it spells, such as a lore. */
export function mayLearn(index: ArmyIndex, unit: MusteredUnit): boolean {
	return index.options.some((option) => mayCarry(unit, option) && isLearntBy(index, unit, option));
}

/** Whether an option gives a unit spells. */
export function isLearntBy(
	index: ArmyIndex,
	unit: MusteredUnit,
	{ grants }: IndexedEntry
): boolean {
	if (grants.length === 0) return false;
	const granted = new Set([...tagsWith(unit), ...grants]);
	return allSpells(index).some(({ castBy }) => castBy && matches(castBy, granted));
}

/** A unit's tags and the options it carries: a spell may belong to a mount. */
function tagsWith({ tags, options }: Pick<MusteredUnit, 'tags' | 'options'>): ReadonlySet<string> {
	const carried = options.flatMap(
		({ id, indexed }: { id: string; indexed?: IndexedEntry | undefined }) => (indexed ? [id] : [])
	);
	return new Set([...tags, ...carried]);
}

function allSpells({ army, system }: ArmyIndex): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])];
}
