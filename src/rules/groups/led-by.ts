import {
	leaderOf,
	matches,
	musterGroups,
	type CheckContext,
	type MusteredGroup
} from '../../engine/base/index.ts';
import type { Selector } from '#schema';
import { leadersOf } from '../base/leaders.ts';

/** The groups of a kind that one of these leads. */
export function groupsLedBy(
	context: CheckContext,
	kindId: string,
	by: Selector
): readonly MusteredGroup[] {
	const able = leadersOf(context.index, kindId) ?? by;
	return musterGroups(context, kindId).filter(({ units }) => {
		const leader = leaderOf(units, able);
		return leader !== undefined && matches(by, leader.tags);
	});
}
