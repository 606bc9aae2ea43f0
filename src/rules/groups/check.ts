import {
	musterGroups,
	type CheckContext,
	leaderOf,
	matches,
	type MusteredGroup
} from '../../engine/base/index.ts';
import type { ConstraintOf, Selector } from '#schema';
import { distance, type Kind } from '../base/kind.ts';
import { leadersOf } from '../base/leaders.ts';

type Groups = ConstraintOf<'groups'>;

/**
 * "There are at least `min` and at most `max` groups of this kind", or as many as others. Empty groups do not
 * count.
 */
const checkGroups: Kind<'groups'>['check'] = (context, constraint) => {
	const { group, by, max } = constraint;
	const filled = by
		? groupsLedBy(context, group, by)
		: musterGroups(context, group).filter(({ units }) => units.length > 0);
	const min = leastOf(context, constraint);
	const facts = { constraint, measured: filled.length, min, max, units: [] };
	if (min !== undefined && filled.length < min)
		return [{ ...facts, outcome: 'groups/too-few', min }];
	if (max !== undefined && filled.length > max)
		return [{ ...facts, outcome: 'groups/too-many', max }];
	return [{ ...facts, outcome: 'met' }];
};

function leastOf(context: CheckContext, { group, min, asMany }: Groups): number | undefined {
	if (!asMany) return min;
	return Math.max(min ?? 0, groupsLedBy(context, group, asMany).length) || undefined;
}

export const groups: Kind<'groups'> = {
	scope: ({ group }) => ({ group }),
	dependsOn: ({ by, asMany }) => ({ things: [by, asMany].filter((each) => each !== undefined) }),
	check: checkGroups,
	problems: {
		whom: () => [],
		severity: distance,
		stops: ({ outcome }) => (outcome === 'groups/too-few' ? 'options' : 'anything')
	}
};

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
