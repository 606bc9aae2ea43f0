/** What has an id that nothing here has; each once. */
export function newOf<T extends { readonly id: string }>(
	coming: readonly T[],
	here: readonly { readonly id: string }[]
): readonly T[] {
	const ids = new Set(here.map(({ id }) => id));
	return [...new Map(coming.map((one) => [one.id, one])).values()].filter(({ id }) => !ids.has(id));
}

/** How many are added, and how many were here already. */
export function restOf(all: readonly unknown[], added: readonly unknown[]) {
	return { added: added.length, here: all.length - added.length };
}

/** What belongs to rosters, under the ids that these have here. */
export function underIdsHere<T extends { readonly id: string }>(
	things: readonly T[],
	idsHere: ReadonlyMap<string, string>
): readonly T[] {
	return things.map((thing) => ({ ...thing, id: idsHere.get(thing.id) ?? thing.id }));
}
