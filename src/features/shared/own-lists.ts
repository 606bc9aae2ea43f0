import { compareRosters, indexArmy, type Comparison } from '#engine';
import type { Roster } from '#schema';
import { matchCode } from '../../exchange/list-code/index.ts';
import type { SharedList } from './open-shared.ts';

/** A stored roster that is the shared list, or another state of it. */
export interface OwnList {
	readonly roster: Roster;
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
	const index = indexArmy(pack.system, pack.army);
	return stored
		.filter(({ system, army }) => system === roster.system && army === roster.army)
		.filter((own) => own.name === roster.name || isThatList(packed.code, own, { roster, pack }))
		.map((own) => ({ roster: own, comparison: compareRosters(own, roster, index) }))
		.toSorted((a, b) => Number(b.comparison.isSame) - Number(a.comparison.isSame));
}

function isThatList(
	code: string,
	own: Roster,
	{ pack }: Pick<SharedList['opened'], 'roster' | 'pack'>
): boolean {
	return matchCode(code, own, indexArmy(pack.system, pack.army, own)) !== 'other';
}
