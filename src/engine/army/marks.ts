import type { Entry, EntryType } from '#schema';

/** The tag of what the publisher no longer supports. */
export const ofLegends = 'season:legends';

/** The tags for an entry's attributes. */
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

/** The tags for a stat line. */
export function statMarksOf(
	{ stats = {} }: Entry,
	{ role }: EntryType,
	asked: readonly string[]
): readonly string[] {
	return role === 'unit' ? asked.map((column) => `${column}:${valueAsked(stats[column])}`) : [];
}

/** A printed value; `none` for a dash, or for a value that only adds to another. */
function valueAsked(printed = '-'): string {
	const [own = ''] = printed.split(/ or |\//);
	return own === '0' || own === '-' ? 'none' : printed;
}
