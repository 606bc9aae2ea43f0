import type { Entry } from './entry.ts';
import type { System } from './pack.ts';
import type { Selector } from './words.ts';

/** Whether an entry is meant by what it and its type are, and by what an option may grant. */
export function mayBeMeant(system: System, { any, all, none }: Selector, entry: Entry): boolean {
	const type = system.types.find(({ id }) => id === entry.type);
	const tags = new Set([entry.id, ...(type?.keywords ?? []), ...(entry.keywords ?? [])]);
	return (
		(!any || any.some((tag) => tags.has(tag))) &&
		(!all || all.every((tag) => tags.has(tag))) &&
		!none?.some((tag) => tags.has(tag))
	);
}
