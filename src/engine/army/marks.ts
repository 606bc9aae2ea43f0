import type { Entry, EntryType } from '#schema';

/** What is no longer supported by the publisher. */
export const ofLegends = 'season:legends';

/** What a selector may ask of its words. */
export function marksOf({
	type,
	countsAs,
	joins = [],
	among,
	season,
	legends,
	limit
}: Entry): readonly string[] {
	return [
		`type:${type}`,
		...(countsAs === undefined ? [] : [countsAs]),
		...joins.map((as) => `joins:${as}`),
		...(among === undefined ? [] : [`among:${among}`]),
		...(season === undefined ? [] : [`season:${season}`]),
		...(legends ? [ofLegends] : []),
		...(limit ? ['limit:own'] : [])
	];
}

/** What a selector may ask of a unit's stat line. */
export function statMarksOf(
	{ stats = {} }: Entry,
	{ role }: EntryType,
	asked: readonly string[]
): readonly string[] {
	return role === 'unit' ? asked.map((column) => `${column}:${valueAsked(stats[column])}`) : [];
}

/** A printed value; `none` where it is nothing, or nothing beside what another gives. */
function valueAsked(printed = '-'): string {
	const [own = ''] = printed.split(/ or |\//);
	return own === '0' || own === '-' ? 'none' : printed;
}
