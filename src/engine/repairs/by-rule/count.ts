import type { ConstraintOf } from '#schema';
import { additionsOf, afford, affordSomehow, mixedAddition } from '../addition.ts';
import { dropKind, meantBy, silencing, type Drop } from '../drop.ts';
import { byEntry, gather } from '../free-points.ts';
import { firstOfEachKind, plainestFirst } from '../kinds.ts';
import { additionsInGroups } from '../new-group.ts';
import { without, type Repair } from '../repair.ts';
import { biggerSizes, smallerSize } from '../sizes.ts';
import type { Workshop } from '../workshop.ts';

type Count = ConstraintOf<'count'>;

/** Adding what is missing, in the place of something else if need be; or a smaller game. */
export function* forTooFew(workshop: Workshop, { of }: Count): Generator<Repair> {
	const { min = 0, measured } = workshop.problem;
	for (const addition of additionsOf(workshop, of, min - measured)) {
		yield* afford(workshop, addition);
	}
	yield* smallerSize(workshop);
}

/** Adding different things, or in the place of different things, or where they may stand. */
export function* forTooFewAtLast(workshop: Workshop, { of }: Count): Generator<Repair> {
	const missing = (workshop.problem.min ?? 0) - workshop.problem.measured;
	for (const addition of additionsOf(workshop, of, missing)) {
		yield* affordSomehow(workshop, addition);
	}
	if (missing === 1) {
		for (const addition of additionsInGroups(workshop, of)) yield* afford(workshop, addition);
	}
	const mixed = missing > 1 ? mixedAddition(workshop, of, missing) : undefined;
	if (mixed) yield* afford(workshop, mixed);
}

/** Taking the surplus out, those with least given to them first; or a bigger game. */
export function* forTooMany(workshop: Workshop, constraint: Count): Generator<Repair> {
	const drops = plainestFirst(meantBy(constraint.of, workshop.context.units));
	const surplus = surplusOf(workshop);
	yield* biggerSizes(workshop, constraint);
	if (surplus === 1) yield* oneOfEach(workshop, drops, constraint);
	else {
		for (const alike of [...byEntry(workshop, drops), drops]) {
			if (alike.length < surplus) continue;
			const dropped = alike.slice(0, surplus);
			yield without(dropped);
			yield without(dropped.flatMap((drop) => quietest(constraint, drop)));
		}
	}
}

/** Taking a mixture out. */
export function* forTooManyAtLast(workshop: Workshop, { of }: Count): Generator<Repair> {
	const drops = plainestFirst(meantBy(of, workshop.context.units));
	const surplus = surplusOf(workshop);
	const mixed = gather(workshop, drops, (picked) => picked.length >= surplus);
	if (mixed) yield without(mixed);
}

function surplusOf({ problem: { measured, max = 0 } }: Workshop): number {
	return measured - max;
}

function* oneOfEach(workshop: Workshop, drops: readonly Drop[], { of }: Count): Generator<Repair> {
	for (const drop of firstOfEachKind(workshop, drops, ({ unit }) => unit, dropKind)) {
		yield without([drop]);
		if (drop.option !== undefined) continue;
		for (const silenced of silencing(of, drop.unit)) yield without(silenced);
	}
}

/** As little as makes a unit one that is not counted: an option it has, or itself. */
function quietest({ of }: Count, drop: Drop): readonly Drop[] {
	return (drop.option === undefined ? silencing(of, drop.unit)[0] : undefined) ?? [drop];
}
