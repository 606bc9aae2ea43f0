import type { Roster } from '#schema';
import { aList } from '../../../builders.ts';
import type { Case } from '../../case.ts';

/** A small force: its quarter of Core is one unit. */
export const usualSize = 1000;

/** The roster that a case writes down. */
export function rosterOf({ list, size = usualSize }: Case): Roster {
	return aList(size, list);
}
