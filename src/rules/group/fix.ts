import type { ConstraintOf } from '#schema';
import { matches, type MusteredUnit } from '../../engine/base/index.ts';
import {
	disbanding,
	firstOfAlike,
	groupById,
	inNewGroups,
	leaderFirst,
	leaving,
	plainestFirst,
	wholeUnit,
	without,
	type Fix,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

/** Disbanding a group that is too small. */
export const fixGroup: Fixes<'group'> = {
	candidates: (fixing, problem) =>
		problem.outcome === 'group/too-small'
			? [disbanding(problem.group)]
			: forTooLarge(fixing, problem)
};

/** Moving the surplus to a new group, to none, or to another group. */
function* forTooLarge(
	fixing: FixContext,
	{ constraint, group: { id }, max }: UnmetAs<'group/too-large'>
): Generator<Fix> {
	const group = groupById(fixing, id);
	if (!group || constraint.max === undefined) return;
	const surplus = surplusOf(leaderFirst(fixing, group), constraint, max);
	yield inNewGroups(fixing, surplus, group, constraint.max);
	yield* leaving(fixing, surplus, group);
	if (!group.kind.sketch) yield without(surplus.map(wholeUnit));
	if (surplus.length > 1) return;
	const members = plainestFirst(group.units.map((unit) => ({ unit }))).map(({ unit }) => unit);
	for (const unit of firstOfAlike(fixing, members, (member) => member)) {
		yield inNewGroups(fixing, [unit], group);
		yield* leaving(fixing, [unit], group);
	}
}

/** The last units of the group: as many free ones as others, because they count in pairs. */
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
