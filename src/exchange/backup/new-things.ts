import type { SourceText } from '../../schema/own/source.ts';

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

/** The texts of rosters, under the ids that these have here. */
export function sourcesUnder(
	sources: readonly SourceText[],
	idsHere: ReadonlyMap<string, string>
): readonly SourceText[] {
	return sources.map((source) => ({ ...source, id: idsHere.get(source.id) ?? source.id }));
}
