import { matchesEither, type IndexedEntry } from './base/index.ts';

/** Whether an option is for such a unit: somebody like it offers it, and its own line does not bar it. */
export function mayCarry(
	bearer: Pick<IndexedEntry, 'tags'> | undefined,
	{ entry, type, offeredBy }: IndexedEntry
): boolean {
	const own = (entry.carriedBy ?? type.carriedBy)?.by;
	if (!bearer || (!own && !offeredBy)) return false;
	const { tags } = bearer;
	return (!own || matchesEither(own, tags)) && (!offeredBy || matchesEither(offeredBy, tags));
}
