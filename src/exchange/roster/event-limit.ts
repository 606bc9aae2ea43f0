import type { EventPack } from '#schema';
import { isSameEvent } from '../event/event-comparison.ts';
import { missingEvent, type NamedEvent } from '../common/missing-event.ts';
import type { RosterResult } from '../common/read-list.ts';
import type { PlainList } from '../outside/plain-list.ts';

/** A list that states no points limit, with that of its own event, or of the event that it is read for. */
export function plainAtEvent(list: PlainList, size: number | undefined): PlainList {
	const limit = list.size ?? size ?? list.event?.size;
	return limit === undefined ? list : { ...list, size: limit };
}

/** Gives a text without a points limit that of the event, and takes back the note that a limit was assumed. */
export function textAtEvent(list: RosterResult, size: number | undefined): RosterResult {
	if (!list.ok || size === undefined || !list.read || list.read.size !== undefined) return list;
	// Zero is the limit of a game without points.
	if (list.roster.size === 0) return list;
	const findings = list.findings?.filter(({ kind }) => kind !== 'assumed');
	const read = { ...list.read, size };
	return { ...list, read, roster: { ...list.roster, size }, ...(findings && { findings }) };
}

/** The points limit of an event that a text names, if its pack is here. */
export function limitOfNamed(
	named: NamedEvent | undefined,
	system: string,
	held: readonly EventPack[]
): number | undefined {
	if (!named) return undefined;
	const event = missingEvent(named, system);
	return held.find((pack) => isSameEvent(pack, event))?.size;
}

/** Whether the points limit of a list that was read is a guess: it states none, and is read for no event. */
export function isLimitAssumed(list: RosterResult): boolean {
	if (!list.ok || list.roster.size === 0) return false;
	const isNoted = list.findings?.some(({ kind }) => kind === 'assumed') ?? false;
	return isNoted || (list.read !== undefined && list.read.size === undefined);
}
