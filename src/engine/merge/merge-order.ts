/**
 * Merges the order of two sides. Their order is kept, and what my side moved or added follows the same
 * neighbour as on my side. Ids that only the base has are left out.
 */
export function mergeOrder(
	base: readonly string[],
	mine: readonly string[],
	theirs: readonly string[]
): readonly string[] {
	const others = new Set(theirs);
	const steady = new Set(inOrderOf(base, mine).filter((id) => others.has(id)));
	const own = new Set(mine.filter((id) => !steady.has(id)));
	const merged = theirs.filter((id) => !own.has(id));
	const last = mine.findLastIndex((id) => steady.has(id));
	for (const [at, id] of mine.entries()) {
		if (steady.has(id)) continue;
		const before = mine[at - 1];
		const place = at > last ? merged.length : before === undefined ? 0 : merged.indexOf(before) + 1;
		merged.splice(place, 0, id);
	}
	return merged;
}

/** The longest subsequence in the order of the base: the ids that were not moved. */
function inOrderOf(base: readonly string[], ids: readonly string[]): readonly string[] {
	const places = new Map(base.map((id, at) => [id, at]));
	/** For each length, the subsequence whose last id comes first in the base, linked to its predecessor. */
	const ends: Link[] = [];
	for (const id of ids) {
		const place = places.get(id);
		if (place === undefined) continue;
		const longer = ends.findIndex((end) => end.place > place);
		const length = longer === -1 ? ends.length : longer;
		ends[length] = { id, place, before: ends[length - 1] };
	}
	const run: string[] = [];
	for (let link = ends.at(-1); link; link = link.before) run.push(link.id);
	return run.toReversed();
}

interface Link {
	readonly id: string;
	readonly place: number;
	readonly before: Link | undefined;
}
