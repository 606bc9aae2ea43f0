import type { ConstraintOf } from '#schema';
import { thingsOf, type Check, type CheckContext } from '../check.ts';
import { isJudged, kindOfGroup, musterGroups, type MusteredGroup } from '../groups.ts';
import { grown } from '../growth.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

/** "Each group holds at least `min` and at most `max` of these", free ones not counted. */
export const checkGroup: Check<'group'> = (context, constraint) => {
	const groups = musterGroups(context, constraint.group).filter(isJudged);
	if (groups.length > 0) return groups.map((group) => judgeGroup(context, constraint, group));
	const subject = kindOfGroup(context.index, constraint.group)?.plural ?? constraint.group;
	const { min, max } = constraint;
	return [{ constraint, outcome: 'met', subject, measured: 0, min, max, units: [] }];
};

/** How one group fares under a rule. */
export function judgeGroup(
	{ index }: Pick<CheckContext, 'index'>,
	constraint: ConstraintOf<'group'>,
	group: MusteredGroup
): Verdict {
	const { min, more } = constraint;
	const { max, growth } = grown(
		index,
		constraint.max,
		more,
		more ? group.units.flatMap(thingsOf).filter(({ tags }) => matches(more.each, tags)) : []
	);
	const measured = sizeOf(constraint, group);
	const outcome =
		min !== undefined && measured < min
			? 'group/too-small'
			: max !== undefined && measured > max
				? 'group/too-large'
				: 'met';
	return {
		constraint,
		outcome,
		subject: group.name,
		measured,
		min,
		max,
		growth,
		group: { id: group.id, name: group.name },
		units: group.units.map(({ unit }) => unit.id)
	};
}

/** Each free unit goes with one that is not; those that find none count like the others. */
function sizeOf({ of, free }: ConstraintOf<'group'>, { units }: MusteredGroup): number {
	const counted = units.filter(({ tags }) => matches(of, tags));
	const light = free ? counted.filter(({ tags }) => matches(free, tags)).length : 0;
	return counted.length - Math.min(light, counted.length - light);
}
