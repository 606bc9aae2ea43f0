import type { ConstraintOf } from '#schema';
import {
	isJudged,
	matches,
	musterGroups,
	thingsOf,
	type MusteredGroup,
	type Thing
} from '../../engine/base/index.ts';
import { distance, raised, whatCounts, type Kind } from '../base/kind.ts';
import type { GroupVerdict } from '../base/verdict.ts';

/** "Each group has at least `min` and at most `max` of these"; free units do not count. */
const checkGroup: Kind<'group'>['check'] = (context, constraint) => {
	const groups = musterGroups(context, constraint.group).filter(isJudged);
	if (groups.length > 0) return groups.map((group) => judgeGroup(constraint, group));
	const { min, max } = constraint;
	return [{ constraint, outcome: 'met', measured: 0, min, max, units: [] }];
};

/** The verdict on one group. */
export function judgeGroup(constraint: ConstraintOf<'group'>, group: MusteredGroup): GroupVerdict {
	const { min, more, unlessWith } = constraint;
	const { max, growth } = raised(constraint.max, more, growingIn(constraint, group));
	const measured = sizeOf(constraint, group);
	const facts = {
		constraint,
		measured,
		min,
		max,
		...(growth && { growth: { ...growth, ...(unlessWith && { unlessWith }) } }),
		group: { id: group.id, name: group.name },
		units: group.units.map(({ unit }) => unit.id)
	};
	if (min !== undefined && measured < min) return { ...facts, outcome: 'group/too-small', min };
	if (max !== undefined && measured > max) return { ...facts, outcome: 'group/too-large', max };
	return { ...facts, outcome: 'met' };
}

/** What raises the maximum of a group: nothing while it has what keeps it from growing. */
function growingIn(
	{ more, unlessWith }: ConstraintOf<'group'>,
	group: MusteredGroup
): readonly Thing[] {
	if (!more) return [];
	const things = group.units.flatMap(thingsOf);
	if (unlessWith && things.some(({ tags }) => matches(unlessWith, tags))) return [];
	return things.filter(({ tags }) => matches(more.each, tags));
}

/** Each free unit is not counted beside another one; surplus free units count. */
function sizeOf({ of, free }: ConstraintOf<'group'>, { units }: MusteredGroup): number {
	const counted = units.filter(({ tags }) => matches(of, tags));
	const light = free ? counted.filter(({ tags }) => matches(free, tags)).length : 0;
	return counted.length - Math.min(light, counted.length - light);
}

export const group: Kind<'group'> = {
	scope: ({ group: kind }) => ({ group: kind }),
	dependsOn: ({ of, more, unlessWith = of }) => ({ things: [...whatCounts(of, more), unlessWith] }),
	check: checkGroup,
	problems: {
		whom: ({ group }) => [group.id],
		severity: distance,
		stops: ({ outcome }) => (outcome === 'group/too-small' ? 'options' : 'anything')
	}
};
