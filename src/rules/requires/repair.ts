import type { Selector } from '#schema';
import { matches, type MusteredUnit } from '../../engine/base/index.ts';
import {
	additionsInGroups,
	additionsOf,
	afford,
	affordSomehow,
	givingsTo,
	optionsOf,
	silencing,
	without,
	type Addition,
	type Candidate,
	type Drop,
	type Repair,
	type Workshop
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';
import type { ProblemOf } from '../verdict.ts';
import { forForbiddenInGroup, forMissingInGroup } from './repair-in-group.ts';

type Missing = ProblemOf<'requires/missing'>;
type Forbidden = ProblemOf<'requires/forbidden'>;

const none: readonly Candidate[] = [];

export const repairRequires: Repairs<'requires'> = {
	candidates: (workshop, problem) => {
		const { group } = problem;
		if (problem.outcome === 'requires/missing') {
			return group ? forMissingInGroup(workshop, problem, group.id) : forMissing(workshop, problem);
		}
		return group
			? forForbiddenInGroup(workshop, problem, group.id)
			: forForbidden(workshop, problem);
	},
	lastResorts: (workshop, problem) =>
		problem.outcome === 'requires/missing' && !problem.group
			? forMissingAtLast(workshop, problem)
			: none
};

/** Having what is needed, in the place of something else if need be; or parting with what asks for it. */
function* forMissing(workshop: Workshop, problem: Missing): Generator<Repair> {
	for (const addition of needed(workshop, problem)) yield* afford(workshop, addition);
	const { constraint, bearer } = problem;
	for (const drops of silencing(constraint.of, bearer)) yield without(drops);
}

/** Replacing several things by what is needed. */
function* forMissingAtLast(workshop: Workshop, problem: Missing): Generator<Repair> {
	for (const addition of needed(workshop, problem)) yield* affordSomehow(workshop, addition);
	const { scope, needs } = problem.constraint;
	if (scope !== 'army' || !needs) return;
	for (const addition of additionsInGroups(workshop, needs)) yield* afford(workshop, addition);
}

function* needed(
	workshop: Workshop,
	{ constraint: { needs, scope }, bearer }: Missing
): Generator<Addition> {
	if (!needs) return;
	const additions =
		scope === 'unit' ? givingsTo(workshop, bearer, needs) : additionsOf(workshop, needs, 1);
	for (const addition of additions) {
		// Parting with what asks is a repair of its own.
		yield { ...addition, isSpare: (drop) => drop.unit !== bearer && addition.isSpare(drop) };
	}
}

/** Parting with what asks, or with all that it may not go with. */
function* forForbidden(
	workshop: Workshop,
	{ constraint: { of, forbids = {} }, bearer }: Forbidden
): Generator<Repair> {
	for (const drops of silencing(of, bearer)) yield without(drops);
	const others = workshop.context.units.filter((unit) => unit !== bearer);
	// What it has itself goes too: the unit stays, if the unit is what asks.
	const own = optionsOf(bearer).filter(({ indexed }) => indexed && matches(forbids, indexed.tags));
	for (const way of [0, 1]) {
		const drops = [...own, ...others.flatMap((unit) => silencedIn(way, forbids, unit))];
		if (drops.length > 0) yield without(drops);
	}
}

/** The first way to silence a unit, or its last. */
function silencedIn(way: number, selector: Selector, unit: MusteredUnit): readonly Drop[] {
	const ways = silencing(selector, unit);
	return ways[way] ?? ways.at(-1) ?? [];
}
