import type { Roster } from '#schema';
import { aList } from '../../../builders.ts';
import type { Case } from '../../case.ts';

export const usualSize = 2000;

/** The roster that a case writes down; each `@` is a regiment. */
export function rosterOf({ list, size = usualSize }: Case): Roster {
	const roster = aList(size, list);
	return { ...roster, ...(roster.groups && { groups: roster.groups.map(regiment) }) };
}

function regiment<G extends { readonly kind: string }>(group: G): G {
	return { ...group, kind: 'regiment' };
}
