import type { ConstraintOf } from '#schema';
import { matches, type MusteredUnit } from '../../engine/base/index.ts';
import {
	apart,
	firstOfEachKind,
	groupOf,
	inNewGroups,
	leaderFirst,
	leaving,
	plainestFirst,
	wholeUnit,
	without,
	type Repair,
	type Workshop
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';
import type { ProblemOf } from '../verdict.ts';

/** The end of the group if it is too small. */
export const repairGroup: Repairs<'group'> = {
	candidates: (workshop, problem) =>
		problem.outcome === 'group/too-small' ? [apart(problem.group)] : forTooLarge(workshop, problem)
};

/** The surplus to a group of its own, to none, or to another group. */
function* forTooLarge(
	workshop: Workshop,
	{ constraint, group: { id }, max }: ProblemOf<'group/too-large'>
): Generator<Repair> {
	const group = groupOf(workshop, id);
	if (!group || constraint.max === undefined) return;
	const surplus = surplusOf(leaderFirst(workshop, group), constraint, max);
	yield inNewGroups(workshop, surplus, group, constraint.max);
	yield* leaving(workshop, surplus, group);
	if (!group.kind.sketch) yield without(surplus.map(wholeUnit));
	if (surplus.length > 1) return;
	const members = plainestFirst(group.units.map((unit) => ({ unit }))).map(({ unit }) => unit);
	for (const unit of firstOfEachKind(workshop, members, (member) => member)) {
		yield inNewGroups(workshop, [unit], group);
		yield* leaving(workshop, [unit], group);
	}
}

/** The last units: of the free ones and of the others each as many as are over, as they go in pairs. */
function surplusOf(
	units: readonly MusteredUnit[],
	{ of, free }: ConstraintOf<'group'>,
	max: number
): readonly MusteredUnit[] {
	const counted = units.filter(({ tags }) => matches(of, tags));
	const isFree = ({ tags }: MusteredUnit) => free !== undefined && matches(free, tags);
	const light = counted.filter(isFree).slice(max);
	const heavy = counted.filter((unit) => !isFree(unit)).slice(max);
	return counted.filter((unit) => light.includes(unit) || heavy.includes(unit));
}
