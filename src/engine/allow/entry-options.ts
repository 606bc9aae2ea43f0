import { type ArmyIndex, type IndexedEntry, matchesEither, type Either } from '../base/index.ts';
import { optionOf } from '../army/offers.ts';
import type { Entry } from '#schema';

/** The sets of options of which a unit may have only one, each as ids. */
export function onlyOneOf(
	{ entry }: IndexedEntry,
	{ system, army }: ArmyIndex
): readonly (readonly string[])[] {
	const named = { ...system.sets, ...army.sets };
	return (entry.options ?? []).flatMap((offer) => {
		if (typeof offer === 'string' || 'option' in offer) return [];
		const set = 'of' in offer ? offer : named[offer.set];
		return set?.max === 1 && Array.isArray(set.of) ? [set.of.map(optionOf)] : [];
	});
}

/**
 * Whether a unit may ever have an option: some row offers it to such units, and the option's own line does not
 * forbid it.
 */
export function mayCarry(
	bearer: Pick<IndexedEntry, 'tags'> | undefined,
	{ entry, type, offeredBy, isBarred }: IndexedEntry
): boolean {
	if (isBarred) return false;
	const own = bearers(entry.carriedBy ?? type.carriedBy);
	if (!bearer || (!own && !offeredBy)) return false;
	const { tags } = bearer;
	return (!own || matchesEither(own, tags)) && (!offeredBy || matchesEither(offeredBy, tags));
}

/** Whether a unit's row offers the option, in a set or by itself, on whatever condition. */
export function isOffered({ entry }: IndexedEntry, { offeredBy = [] }: IndexedEntry): boolean {
	return offeredBy.some(({ any = [], all = [] }) => [...any, ...all].includes(entry.id));
}

/** The units that the option's own line allows; undefined if it allows all. */
function bearers(carriedBy: Entry['carriedBy']): Either | undefined {
	return carriedBy?.or ? [carriedBy.by, carriedBy.or] : carriedBy?.by;
}

/** Whether an option is a role that the first unit gets and may hand over, such as the general's. */
export function isRole({ entry }: IndexedEntry): boolean {
	return entry.given !== undefined;
}
