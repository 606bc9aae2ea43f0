import { type MusteredUnit, entryCounts, type Verdict, type VerdictOf } from '#engine';

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

/** How many there are of an entry, and how many there may be. */
export type EntryCount = VerdictOf<'count'>;

/**
 * The verdict on the number of each entry. If book and event both limit it: the one not met, else the tighter
 * one.
 */
export function countsByEntry(verdicts: readonly Verdict[]): ReadonlyMap<string, EntryCount> {
	const counts = new Map<string, EntryCount>();
	for (const { entry, verdict } of entryCounts(verdicts)) {
		const known = counts.get(entry);
		counts.set(entry, known && !isTighter(verdict, known) ? known : verdict);
	}
	return counts;
}

/** Whether the player cannot change the number: in a game without points the army comes with its units. */
export function isFixed(size: number, count: EntryCount | undefined): boolean {
	if (size > 0 || count?.outcome !== 'met') return false;
	return count.max !== undefined && count.min === count.max;
}

function isTighter(one: EntryCount, other: EntryCount): boolean {
	if ((one.outcome === 'met') !== (other.outcome === 'met')) return one.outcome !== 'met';
	return (one.max ?? Infinity) < (other.max ?? Infinity);
}
