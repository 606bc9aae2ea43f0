import { compareRosters, indexFor, type Comparison } from '#engine';
import type { EventPack, Roster } from '#schema';
import { matchCode } from '../../exchange/list-code/index.ts';
import type { Pack } from '../../packs/load.ts';
import type { SharedList } from './open-shared.ts';

/** A stored roster that is the shared list, or another state of it. */
export interface OwnList {
	readonly roster: Roster;
	/** Whether it is this list by its code, which notes and names do not change. */
	readonly isSame: boolean;
	readonly comparison: Comparison;
}

/**
 * The stored rosters that are this list, those that have its name and army among them: a link does not say
 * which roster it was made from. What is the same comes first.
 */
export function ownLists(
	{ opened: { roster, pack }, packed }: SharedList,
	stored: readonly Roster[]
): readonly OwnList[] {
	const index = indexFor(pack);
	const events = roster.event ? [roster.event] : [];
	return stored
		.filter(({ system, army }) => system === roster.system && army === roster.army)
		.map((own) => ({ own, isSame: isThatList(packed.code, own, pack, events) }))
		.filter(({ own, isSame }) => isSame || own.name === roster.name)
		.map(({ own, isSame }) => {
			return { roster: own, isSame, comparison: compareRosters(own, roster, index) };
		})
		.toSorted((a, b) => Number(b.isSame) - Number(a.isSame));
}

function isThatList(
	code: string,
	own: Roster,
	{ system, army }: Pack,
	events: readonly EventPack[]
): boolean {
	return matchCode(code, own, indexFor({ system, army }, own), events) !== 'other';
}
