import { alignRoster } from '#engine';
import type { Roster } from '#schema';
import { proposals } from '../../i18n/en/shared.ts';
import { openStorage } from '../../persistence/index.ts';
import { newUnitId } from '../../platform/ids.ts';
import { openShared, stateOf } from '../shared/index.ts';
import type { RosterEditor } from '../editing/index.ts';

/** What came back for the edited roster, and what it was made from; both with the roster's ids. */
export interface Sent {
	readonly base: Roster;
	readonly theirs: Roster;
}

/**
 * Opens a proposal for the roster in the editor, which has been stored.
 * @param packed the text of the list in the proposal's link
 * @throws with a sentence if it is damaged or for another list
 */
export async function openProposal(
	packed: string,
	{ roster, pack, index }: RosterEditor
): Promise<Sent> {
	const shared = await openShared(packed);
	if (!shared.ok) throw new Error(shared.faults.join(' '));
	const { opened, packed: list } = shared.list;
	const stored = await (await openStorage()).rosters.load(roster.id);
	const base =
		list.answers !== undefined && stored.ok ? await stateOf(list.answers, stored, pack) : undefined;
	if (!base) throw new Error(proposals.isForOther);
	return { base, theirs: alignRoster(base, opened.roster, index, newUnitId) };
}
