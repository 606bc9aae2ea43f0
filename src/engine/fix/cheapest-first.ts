import type { ArmyIndex, IndexedEntry } from '../base/army-index.ts';
import { newPoints } from '../allow/new-unit.ts';

/** Entries by the price of a new unit. */
export function cheapestFirst(
	index: ArmyIndex,
	entries: readonly IndexedEntry[]
): readonly IndexedEntry[] {
	const points = new Map(entries.map(({ entry }) => [entry.id, newPoints(index, entry.id)]));
	const startingPoints = ({ entry }: IndexedEntry): number => points.get(entry.id) ?? 0;
	return entries.toSorted((one, other) => startingPoints(one) - startingPoints(other));
}
