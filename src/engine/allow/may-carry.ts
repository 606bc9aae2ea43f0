import type { Entry } from '#schema';
import { matchesEither, type Either, type IndexedEntry } from '../base/index.ts';

/**
 * Whether a unit may ever have an option: some row offers it to such units, and the option's own line does not
 * forbid it.
 */
export function mayCarry(
	bearer: Pick<IndexedEntry, 'tags'> | undefined,
	{ entry, type, offeredBy, isBarred }: IndexedEntry
): boolean {
	if (isBarred) return false;
	const own = ownBearers(entry.carriedBy ?? type.carriedBy);
	if (!bearer || (!own && !offeredBy)) return false;
	const { tags } = bearer;
	return (!own || matchesEither(own, tags)) && (!offeredBy || matchesEither(offeredBy, tags));
}

/** Whether a unit's row offers the option, in a set or by itself, on whatever condition. */
export function isOffered({ entry }: IndexedEntry, { offeredBy = [] }: IndexedEntry): boolean {
	return offeredBy.some(({ any = [], all = [] }) => [...any, ...all].includes(entry.id));
}

/** The units that the option's own line allows; undefined if it allows all. */
function ownBearers(carriedBy: Entry['carriedBy']): Either | undefined {
	return carriedBy?.or ? [carriedBy.by, carriedBy.or] : carriedBy?.by;
}
