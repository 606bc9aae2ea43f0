import type { Entry } from '#schema';
import type { ArmyIndex, IndexedEntry } from '../base/army-index.ts';
import { differing } from './compare.ts';

/** An entry that differs between two editions of an army. */
interface EditionChange {
	/** The entry in either edition; one is missing if it is new or gone. */
	readonly before?: IndexedEntry | undefined;
	readonly after?: IndexedEntry | undefined;
	readonly differs: readonly (keyof ReturnType<typeof facts>)[];
}

/** The entries that differ between two editions of an army, in the order of the second. */
export function compareEditions(before: ArmyIndex, after: ArmyIndex): readonly EditionChange[] {
	const pairs = pairsOf(before, after);
	const paired = new Set(pairs.map((pair) => pair.before));
	const gone = [...before.entries.values()]
		.filter((entry) => !paired.has(entry))
		.map((entry): EditionChange => ({ before: entry, differs: [] }));
	const changed = pairs
		.map(({ before: old, after: now }): EditionChange => {
			if (!old) return { after: now, differs: [] };
			return { before: old, after: now, differs: differing(facts(old), facts(now)) };
		})
		.filter((change) => !change.before || change.differs.length > 0);
	return [...changed, ...gone];
}

/** An entry in both editions; in the second alone where the first has none like it. */
export interface Pair {
	readonly before: IndexedEntry | undefined;
	readonly after: IndexedEntry;
}

/** Each entry of the second edition with that of the first: by the link in their data, by id, or as printed. */
export function pairsOf(before: ArmyIndex, after: ArmyIndex): readonly Pair[] {
	const renamed = new Map(
		[...before.entries.values()].flatMap((old) =>
			old.entry.counterpart === undefined ? [] : [[old.entry.counterpart, old] as const]
		)
	);
	const named = byOwnName(before);
	return [...after.entries.values()].map((now) => ({
		before:
			renamed.get(now.entry.id) ??
			before.entries.get(now.entry.counterpart ?? now.entry.id) ??
			named.get(now.entry.name),
		after: now
	}));
}

/** Entries by their printed names, those that share one left out. */
function byOwnName(index: ArmyIndex): ReadonlyMap<string, IndexedEntry> {
	const all = [...index.entries.values()];
	const timesUsed = new Map<string, number>();
	for (const { entry } of all) timesUsed.set(entry.name, (timesUsed.get(entry.name) ?? 0) + 1);
	const own = all.filter(({ entry }) => timesUsed.get(entry.name) === 1);
	return new Map(own.map((indexed) => [indexed.entry.name, indexed]));
}

/** What the two are compared by. */
function facts({ entry }: IndexedEntry) {
	return {
		name: entry.name,
		points: entry.cost,
		limit: range(entry.limit),
		stats: printed(entry.stats),
		carriers: entry.carriedBy?.by
	};
}

/** A limit without its source. */
function range(limit: Entry['limit']): unknown {
	return limit && [limit.min, limit.max, limit.per];
}

/** A stat line with its keys in order, where 0 equals a dash. */
function printed(stats: Entry['stats'] = {}): unknown {
	return Object.entries(stats)
		.filter(([, value]) => value !== '0' && value !== '-')
		.toSorted(([one], [other]) => one.localeCompare(other));
}
