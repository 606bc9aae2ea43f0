import type { Entry } from '#schema';
import { matchesEither, type Either, type IndexedEntry } from '../base/index.ts';

/** Whether a unit may have an option at all: a row offers it to such units, and its own line does not forbid it. */
export function mayCarry(
	bearer: Pick<IndexedEntry, 'tags'> | undefined,
	{ entry, type, offeredBy }: IndexedEntry
): boolean {
	const own = ownBearers(entry.carriedBy ?? type.carriedBy);
	if (!bearer || (!own && !offeredBy)) return false;
	const { tags } = bearer;
	return (!own || matchesEither(own, tags)) && (!offeredBy || matchesEither(offeredBy, tags));
}

/** Whether the option is among what the unit's row has, in a set or by itself, under whatever condition. */
export function isOffered({ entry }: IndexedEntry, { offeredBy = [] }: IndexedEntry): boolean {
	return offeredBy.some(({ any = [], all = [] }) => [...any, ...all].includes(entry.id));
}

/** The units that an option's own line allows; undefined if it says nothing. */
function ownBearers(carriedBy: Entry['carriedBy']): Either | undefined {
	return carriedBy?.or ? [carriedBy.by, carriedBy.or] : carriedBy?.by;
}
