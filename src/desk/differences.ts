import type { DeskRow } from './rows.ts';

/** A list of a desk, by its key. */
interface Keyed extends DeskRow {
	readonly key: string;
}

/** What is otherwise of a player's list that counts. */
export interface Difference {
	/** A player who was not there, a newer version, something said of it anew, or a player who is no longer there. */
	readonly kind: 'new' | 'newer' | 'corrected' | 'gone';
	readonly before?: DeskRow;
	readonly now?: DeskRow;
}

/** How the lists that count differ between two states of a desk, a player each. */
export function differences(
	before: readonly Keyed[],
	now: readonly Keyed[]
): readonly Difference[] {
	const counted = before.filter(({ stands }) => stands);
	const byKey = new Map(counted.map((row) => [row.key, row]));
	const ownerOf = new Map(now.map(({ key, owner }) => [key, owner]));
	const byOwner = new Map(counted.map((row) => [ownerOf.get(row.key), row]));
	const seen = new Set<Keyed>();
	const changes = now
		.filter(({ stands }) => stands)
		.flatMap((row): readonly Difference[] => {
			const same = byKey.get(row.key);
			const earlier = same ?? byOwner.get(row.owner);
			if (earlier) seen.add(earlier);
			if (!earlier) return [{ kind: 'new', now: row }];
			// The same list may have come to both desks.
			if (factsOf(earlier) === factsOf(row)) return [];
			return [{ kind: same ? 'corrected' : 'newer', before: earlier, now: row }];
		});
	const gone = counted
		.filter((row) => !seen.has(row) && !ownerOf.has(row.key))
		.map((row): Difference => ({ kind: 'gone', before: row }));
	return [...changes, ...gone];
}

function factsOf({ list, state, isLate }: DeskRow): string {
	const { player, code, points } = list;
	return JSON.stringify([Object.entries(player ?? {}).toSorted(), code, points, state, isLate]);
}
