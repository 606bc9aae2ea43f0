import type { Entry } from './entry.ts';
import type { System } from './pack.ts';
import type { Selector } from './words.ts';

/** What a selector may ask of an entry alone. */
export function ownTags(entry: Entry): readonly string[] {
	const { id, type, keywords = [], joins = [], among, season, legends, limit } = entry;
	return [
		id,
		...keywords,
		`type:${type}`,
		...joins.map((as) => `joins:${as}`),
		...(among === undefined ? [] : [`among:${among}`]),
		...(season === undefined ? [] : [`season:${season}`]),
		...(legends ? ['season:legends'] : []),
		...(limit ? ['limit:own'] : [])
	];
}

/** Whether an entry is meant by what it and its type are, and by what an option may grant. */
export function mayMatch(system: System, { any, all, none }: Selector, entry: Entry): boolean {
	const type = system.types.find(({ id }) => id === entry.type);
	const tags = new Set([...(type?.keywords ?? []), ...ownTags(entry)]);
	return (
		(!any || any.some((tag) => tags.has(tag))) &&
		(!all || all.every((tag) => tags.has(tag))) &&
		!none?.some((tag) => tags.has(tag))
	);
}
