import type { Roster } from '#schema';
import { aList } from '../../../builders.ts';
import type { Case } from '../../case.ts';

export const usualSize = 2000;

/** The roster that a case writes down. */
export function rosterOf({ list, size = usualSize }: Case): Roster {
	return aList(size, list);
}
