import type { Selector } from '#schema';
import { matches, type MusteredUnit, type MusteredGroup } from '../../engine/base/index.ts';
import {
	additionsInGroups,
	additionsOf,
	afford,
	affordSomehow,
	givingsTo,
	optionsOf,
	silencing,
	without,
	apart,
	candidate,
	firstOfEachKind,
	groupById,
	inNewGroups,
	leaving,
	plainestFirst,
	wholeUnit,
	type Addition,
	type Candidate,
	type Drop,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';
import type { ProblemOf } from '../verdict.ts';

type Missing = ProblemOf<'requires/missing'>;

type Forbidden = ProblemOf<'requires/forbidden'>;

const none: readonly Candidate[] = [];

export const repairRequires: Repairs<'requires'> = {
	candidates: (repairing, problem) => {
		const { group } = problem;
		if (problem.outcome === 'requires/missing') {
			return group
				? forMissingInGroup(repairing, problem, group.id)
				: forMissing(repairing, problem);
		}
		return group
			? forForbiddenInGroup(repairing, problem, group.id)
			: forForbidden(repairing, problem);
	},
	lastResorts: (repairing, problem) =>
		problem.outcome === 'requires/missing' && !problem.group
			? forMissingAtLast(repairing, problem)
			: none
};

/** Adding what is needed, if need be in place of something else, or removing what needs it. */
function* forMissing(repairing: RepairContext, problem: Missing): Generator<Repair> {
	for (const addition of needed(repairing, problem)) yield* afford(repairing, addition);
	const { constraint, bearer } = problem;
	for (const drops of silencing(constraint.of, bearer)) yield without(drops);
}

/** Replacing several things by what is needed. */
function* forMissingAtLast(repairing: RepairContext, problem: Missing): Generator<Repair> {
	for (const addition of needed(repairing, problem)) yield* affordSomehow(repairing, addition);
	const { scope, needs } = problem.constraint;
	if (scope !== 'army' || !needs) return;
	for (const addition of additionsInGroups(repairing, needs)) yield* afford(repairing, addition);
}

function* needed(
	repairing: RepairContext,
	{ constraint: { needs, scope }, bearer }: Missing
): Generator<Addition> {
	if (!needs) return;
	const additions =
		scope === 'unit' ? givingsTo(repairing, bearer, needs) : additionsOf(repairing, needs, 1);
	for (const addition of additions) {
		// Removing the unit that needs it is offered separately.
		yield { ...addition, isSpare: (drop) => drop.unit !== bearer && addition.isSpare(drop) };
	}
}

/** Removing what forbids, or everything that it forbids. */
function* forForbidden(
	repairing: RepairContext,
	{ constraint: { of, forbids = {} }, bearer }: Forbidden
): Generator<Repair> {
	for (const drops of silencing(of, bearer)) yield without(drops);
	const others = repairing.context.units.filter((unit) => unit !== bearer);
	// The unit's own forbidden options go too; the unit stays if it is what forbids them.
	const own = optionsOf(bearer).filter(({ indexed }) => indexed && matches(forbids, indexed.tags));
	for (const way of [0, 1]) {
		const drops = [...own, ...others.flatMap((unit) => silencedIn(way, forbids, unit))];
		if (drops.length > 0) yield without(drops);
	}
}

/** The first or last way to make a unit match the selector no more. */
function silencedIn(way: number, selector: Selector, unit: MusteredUnit): readonly Drop[] {
	const ways = silencing(selector, unit);
	return ways[way] ?? ways.at(-1) ?? [];
}

/** Adding what is needed to the group, removing what needs it, or buying an option. */
function* forMissingInGroup(
	repairing: RepairContext,
	{ constraint: { needs = {} }, bearer }: ProblemOf<'requires/missing'>,
	groupId: string
): Generator<Repair> {
	const group = groupById(repairing, groupId);
	if (!group) return;
	yield* joining(repairing, needs, group);
	yield* leaving(repairing, [bearer], group);
	if (!group.kind.sketch) yield without([wholeUnit(bearer)]);
	yield apart(group);
	for (const addition of additionsOf(repairing, needs, 1, group.id)) {
		yield* afford(repairing, addition);
	}
}

/** What the group needs joins it, one of each kind. */
function* joining(
	repairing: RepairContext,
	needs: Selector,
	group: MusteredGroup
): Generator<Repair> {
	const outside = repairing.context.units.filter(
		({ unit, indexed, tags }) => unit.group !== group.id && indexed && matches(needs, tags)
	);
	const plain = plainestFirst(outside.map((unit) => ({ unit }))).map(({ unit }) => unit);
	for (const { unit } of firstOfEachKind(repairing, plain, (unit) => unit)) {
		yield candidate([{ kind: 'join-group', units: [unit.id], group: group.id }], 0);
	}
}

/** Moving what has the requirement out of the group, or all that it may not be combined with. */
function* forForbiddenInGroup(
	repairing: RepairContext,
	{ constraint: { forbids = {}, unlessWith }, bearer }: ProblemOf<'requires/forbidden'>,
	groupId: string
): Generator<Repair> {
	const group = groupById(repairing, groupId);
	if (!group) return;
	const others = group.units.filter(
		(unit) => unit !== bearer && silencing(forbids, unit).length > 0
	);
	if (unlessWith) yield* joining(repairing, unlessWith, group);
	yield* leaving(repairing, [bearer], group);
	yield* leaving(repairing, others, group);
	if (!group.kind.sketch)
		for (const drops of [[bearer], others]) yield without(drops.map(wholeUnit));
	yield inNewGroups(repairing, others, group);
	yield apart(group);
}
