import type { MusteredUnit } from '#engine';

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
