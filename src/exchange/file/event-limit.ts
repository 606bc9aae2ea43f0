import type { RosterResult } from '../fault.ts';
import type { PlainList } from './plain-list.ts';

/** A list that states no points limit, with that of its own event, or of the event that it is read for. */
export function plainAtEvent(list: PlainList, size: number | undefined): PlainList {
	const limit = list.size ?? size ?? list.event?.size;
	return limit === undefined ? list : { ...list, size: limit };
}

/** The same of a text that was read: nothing is assumed of its limit then. */
export function textAtEvent(list: RosterResult, size: number | undefined): RosterResult {
	if (!list.ok || size === undefined || !list.read || list.read.size !== undefined) return list;
	// Zero is the limit of a game without points.
	if (list.roster.size === 0) return list;
	const notes = list.notes?.filter(({ kind }) => kind !== 'assumed');
	return { ...list, roster: { ...list.roster, size }, ...(notes && { notes }) };
}
