import type { ArmyIndex, MusteredUnit } from '#engine';
import type { RosterUnit } from '#schema';

/** Whether a unit is as it was added, with nothing changed by the player. */
export function isPlain({ entry, options, name, note }: RosterUnit, index: ArmyIndex): boolean {
	const starts = index.entries.get(entry)?.entry.starts ?? [];
	return !name && !note && (options ?? []).join() === starts.join();
}

/** The ids of this many units to remove: plain units first, the last of them before others. */
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

/** Units by the entry they are, in the roster's order. */
export function unitsByEntry(
	units: readonly MusteredUnit[]
): ReadonlyMap<string, readonly MusteredUnit[]> {
	const groups = new Map<string, MusteredUnit[]>();
	for (const mustered of units) {
		const group = groups.get(mustered.unit.entry);
		if (group) group.push(mustered);
		else groups.set(mustered.unit.entry, [mustered]);
	}
	return groups;
}
