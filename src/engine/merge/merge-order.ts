/**
 * The ids of two sides in one order: theirs, but what my side moved or added stands where it stands on
 * my side, after the same one, or last if it stands last there. Ids of the base alone are left out.
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

/** The longest run of ids in the order of the base: those that were not moved. */
function inOrderOf(base: readonly string[], ids: readonly string[]): readonly string[] {
	const places = new Map(base.map((id, at) => [id, at]));
	/** Of the runs of each length, the end that stands first in the base; each knows the one before it. */
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
