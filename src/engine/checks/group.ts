import type { ConstraintOf } from '#schema';
import type { Check } from '../check.ts';
import { musterGroups, type MusteredGroup } from '../groups.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

/** "Each group holds at least `min` and at most `max` of these", free ones not counted. */
export const checkGroup: Check<'group'> = (context, constraint) => {
	const groups = musterGroups(context, constraint.group);
	const verdicts = groups.map((group) => judgeGroup(constraint, group));
	if (verdicts.length > 0) return verdicts;
	const kind = context.index.system.groups?.find(({ id }) => id === constraint.group);
	const { min, max } = constraint;
	return [
		{
			constraint,
			outcome: 'met',
			subject: kind?.plural ?? constraint.group,
			measured: 0,
			min,
			max,
			units: []
		}
	];
};

function judgeGroup(constraint: ConstraintOf<'group'>, group: MusteredGroup): Verdict {
	const { min, max } = constraint;
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
