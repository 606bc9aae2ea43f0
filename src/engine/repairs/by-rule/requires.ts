import type { ConstraintOf, Selector } from '#schema';
import { additionsOf, afford, affordSomehow, givingsTo, type Addition } from '../addition.ts';
import { optionsOf, silencing, type Drop } from '../drop.ts';
import type { MusteredUnit } from '../../muster.ts';
import { matches } from '../../selector.ts';
import { additionsInGroups } from '../new-group.ts';
import { without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

type Requires = ConstraintOf<'requires'>;

/** Having what is needed, in the place of something else if need be; or parting with what asks for it. */
export function* forMissing(workshop: Workshop, constraint: Requires): Generator<Repair> {
	const asking = unitConcerned(workshop);
	if (!asking) return;
	for (const addition of needed(workshop, asking, constraint)) {
		yield* afford(workshop, addition);
	}
	for (const drops of silencing(constraint.of, asking)) yield without(drops);
}

/** Having what is needed in the place of different things. */
export function* forMissingAtLast(workshop: Workshop, constraint: Requires): Generator<Repair> {
	const asking = unitConcerned(workshop);
	if (!asking) return;
	for (const addition of needed(workshop, asking, constraint)) {
		yield* affordSomehow(workshop, addition);
	}
	if (constraint.scope !== 'army' || !constraint.needs) return;
	for (const addition of additionsInGroups(workshop, constraint.needs)) {
		yield* afford(workshop, addition);
	}
}

function* needed(
	workshop: Workshop,
	asking: MusteredUnit,
	{ needs, scope }: Requires
): Generator<Addition> {
	if (!needs) return;
	const additions =
		scope === 'unit' ? givingsTo(workshop, asking, needs) : additionsOf(workshop, needs, 1);
	for (const addition of additions) {
		// Parting with what asks is a repair of its own.
		yield { ...addition, isSpare: (drop) => drop.unit !== asking && addition.isSpare(drop) };
	}
}

/** Parting with what asks, or with all that it may not go with. */
export function* forForbidden(
	workshop: Workshop,
	{ of, forbids = {} }: Requires
): Generator<Repair> {
	const asking = unitConcerned(workshop);
	if (!asking) return;
	for (const drops of silencing(of, asking)) yield without(drops);
	const others = workshop.context.units.filter((unit) => unit !== asking);
	// What it has itself goes too: the unit stays, if the unit is what asks.
	const own = optionsOf(asking).filter(({ indexed }) => indexed && matches(forbids, indexed.tags));
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
