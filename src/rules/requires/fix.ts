import type { Selector } from '#schema';
import { matches, type MusteredUnit, type MusteredGroup } from '../../engine/base/index.ts';
import {
	additionsInGroups,
	additionsOf,
	afford,
	affordSomehow,
	givingsTo,
	optionsOf,
	waysToUnmatch,
	without,
	disbanding,
	firstOfAlike,
	groupById,
	inNewGroups,
	joining,
	leaving,
	mixedAddition,
	plainestFirst,
	wholeUnit,
	type Addition,
	type Candidate,
	type Drop,
	type Fix,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

type Missing = UnmetAs<'requires/missing'>;

type Forbidden = UnmetAs<'requires/forbidden'>;

const none: readonly Candidate[] = [];

export const fixRequires: Fixes<'requires'> = {
	candidates: (fixing, problem) => {
		const { group } = problem;
		if (problem.outcome === 'requires/missing') {
			return group ? forMissingInGroup(fixing, problem, group.id) : forMissing(fixing, problem);
		}
		return group ? forForbiddenInGroup(fixing, problem, group.id) : forForbidden(fixing, problem);
	},
	lastResorts: (fixing, problem) =>
		problem.outcome === 'requires/missing' && !problem.group
			? forMissingAtLast(fixing, problem)
			: none
};

/** Adding what is needed, if need be in place of something else, or removing what needs it. */
function* forMissing(fixing: FixContext, problem: Missing): Generator<Fix> {
	yield* afford(fixing, needed(fixing, problem));
	const { constraint, bearer } = problem;
	for (const drops of waysToUnmatch(constraint.of, bearer)) yield without(drops);
}

/** Replacing several things by what is needed, or adding it in a new group or of several kinds. */
function* forMissingAtLast(fixing: FixContext, problem: Missing): Generator<Fix> {
	yield* affordSomehow(fixing, needed(fixing, problem));
	const { scope, needs } = problem.constraint;
	if (scope !== 'army' || !needs) return;
	const units = unitsMissing(problem);
	if (units === 1) yield* afford(fixing, additionsInGroups(fixing, needs));
	const mixed = units > 1 ? mixedAddition(fixing, needs, units) : undefined;
	if (mixed) yield* afford(fixing, [mixed]);
}

/** How many units are missing. One has as many models as are asked for. */
function unitsMissing({ constraint: { counting }, min, measured }: Missing): number {
	return counting === 'models' ? 1 : min - measured;
}

function* needed(fixing: FixContext, problem: Missing): Generator<Addition> {
	const { constraint, bearer } = problem;
	const { needs, scope } = constraint;
	if (!needs) return;
	const additions =
		scope === 'unit'
			? givingsTo(fixing, bearer, needs)
			: additionsOf(fixing, needs, unitsMissing(problem));
	for (const addition of additions) {
		// Removing the unit that needs it is offered separately.
		yield { ...addition, isSpare: (drop) => drop.unit !== bearer && addition.isSpare(drop) };
	}
}

/** Removing what forbids, or everything that it forbids. */
function* forForbidden(
	fixing: FixContext,
	{ constraint: { of, forbids = {} }, bearer }: Forbidden
): Generator<Fix> {
	for (const drops of waysToUnmatch(of, bearer)) yield without(drops);
	const others = fixing.context.units.filter((unit) => unit !== bearer);
	// The unit's own forbidden options go too; the unit stays if it is what forbids them.
	const own = optionsOf(bearer).filter(({ indexed }) => indexed && matches(forbids, indexed.tags));
	for (const way of [0, 1]) {
		const drops = [...own, ...others.flatMap((unit) => unmatchedIn(way, forbids, unit))];
		if (drops.length > 0) yield without(drops);
	}
}

/** The first or last way to make a unit match the selector no more. */
function unmatchedIn(way: number, selector: Selector, unit: MusteredUnit): readonly Drop[] {
	const ways = waysToUnmatch(selector, unit);
	return ways[way] ?? ways.at(-1) ?? [];
}

/** Adding what is needed to the group, from elsewhere or new, removing what needs it, or disbanding the group. */
function* forMissingInGroup(fixing: FixContext, problem: Missing, groupId: string): Generator<Fix> {
	const group = groupById(fixing, groupId);
	if (!group) return;
	const { bearer } = problem;
	const { needs = {} } = problem.constraint;
	const units = unitsMissing(problem);
	yield* joinedBy(fixing, needs, group, units);
	yield* leaving(fixing, [bearer], group);
	if (!group.kind.sketch) yield without([wholeUnit(bearer)]);
	yield disbanding(group);
	yield* afford(fixing, additionsOf(fixing, needs, units, group.id));
}

/** What the group needs joins it: one of each kind, or as many as it needs. */
function* joinedBy(
	fixing: FixContext,
	needs: Selector,
	group: MusteredGroup,
	count = 1
): Generator<Fix> {
	const outside = fixing.context.units.filter(
		({ unit, indexed, tags }) => unit.group !== group.id && indexed && matches(needs, tags)
	);
	const plain = plainestFirst(outside.map((unit) => ({ unit }))).map(({ unit }) => unit);
	if (count > 1) {
		if (plain.length >= count) yield joining(plain.slice(0, count), group.id);
		return;
	}
	for (const unit of firstOfAlike(fixing, plain, (unit) => unit)) yield joining([unit], group.id);
}

/** Moving what has the requirement out of the group, or all that it may not be combined with. */
function* forForbiddenInGroup(
	fixing: FixContext,
	{ constraint: { forbids = {}, unlessWith }, bearer }: UnmetAs<'requires/forbidden'>,
	groupId: string
): Generator<Fix> {
	const group = groupById(fixing, groupId);
	if (!group) return;
	const others = group.units.filter(
		(unit) => unit !== bearer && waysToUnmatch(forbids, unit).length > 0
	);
	if (unlessWith) yield* joinedBy(fixing, unlessWith, group);
	yield* leaving(fixing, [bearer], group);
	yield* leaving(fixing, others, group);
	if (!group.kind.sketch)
		for (const drops of [[bearer], others]) yield without(drops.map(wholeUnit));
	yield inNewGroups(fixing, others, group);
	yield disbanding(group);
}
