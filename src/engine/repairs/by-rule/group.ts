import type { ConstraintOf } from '#schema';

import type { MusteredUnit } from '../../muster.ts';
import { matches } from '../../selector.ts';
import { wholeUnit } from '../drop.ts';
import { firstOfEachKind, plainestFirst } from '../kinds.ts';
import { apart, groupConcerned, inNewGroups, leaderFirst, leaving } from '../regroup.ts';
import { without, type Repair } from '../repair.ts';
import type { Workshop } from '../workshop.ts';

/** The end of the group. */
export function* forTooSmall(workshop: Workshop): Generator<Repair> {
	const group = groupConcerned(workshop);
	if (group) yield apart(group);
}

/** The surplus to a group of its own, to none, or to another group. */
export function* forTooLarge(
	workshop: Workshop,
	constraint: ConstraintOf<'group'>
): Generator<Repair> {
	const group = groupConcerned(workshop);
	const { max } = workshop.problem;
	if (!group || constraint.max === undefined || max === undefined) return;
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
