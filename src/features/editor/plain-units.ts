import type { ArmyIndex, MusteredUnit } from '#engine';
import type { RosterUnit } from '#schema';

/** Whether a unit has nothing that the player chose for it. */
export function isPlain({ entry, options, name, note }: RosterUnit, index: ArmyIndex): boolean {
	const starts = index.entries.get(entry)?.entry.starts ?? [];
	return !name && !note && (options ?? []).join() === starts.join();
}

/** The ids of this many of these units, to be removed: plain units first, the last ones before others. */
export function firstToLeave(
	mustered: readonly MusteredUnit[],
	index: ArmyIndex,
	count: number
): readonly string[] {
	const units = mustered.map(({ unit }) => unit);
	const plain = units.filter((unit) => isPlain(unit, index));
	const special = units.filter((unit) => !plain.includes(unit));
	return count > 0 ? [...special, ...plain].slice(-count).map(({ id }) => id) : [];
}
