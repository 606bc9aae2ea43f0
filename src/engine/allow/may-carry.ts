import type { Entry } from '#schema';
import { matchesEither, type Either, type IndexedEntry } from '../base/index.ts';

/** Whether an option is for such a unit: somebody like it offers it, and its own line does not bar it. */
export function mayCarry(
	bearer: Pick<IndexedEntry, 'tags'> | undefined,
	{ entry, type, offeredBy }: IndexedEntry
): boolean {
	const own = ownBearers(entry.carriedBy ?? type.carriedBy);
	if (!bearer || (!own && !offeredBy)) return false;
	const { tags } = bearer;
	return (!own || matchesEither(own, tags)) && (!offeredBy || matchesEither(offeredBy, tags));
}

/** Whom an option's own line allows; undefined where it says nothing. */
function ownBearers(carriedBy: Entry['carriedBy']): Either | undefined {
	return carriedBy?.or ? [carriedBy.by, carriedBy.or] : carriedBy?.by;
}
