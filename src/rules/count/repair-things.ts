import {
	additionsInGroups,
	additionsOf,
	afford,
	affordSomehow,
	byEntry,
	dropKind,
	firstOfEachKind,
	gather,
	selectedBy,
	mixedAddition,
	newBearers,
	plainestFirst,
	silencing,
	smallerSize,
	without,
	type Drop,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import { select } from '../../engine/base/index.ts';
import type { Selector } from '#schema';
import type { ProblemOf } from '../verdict.ts';
import { biggerSizes } from './bigger-sizes.ts';

type TooFew = ProblemOf<'count/too-few'>;
type TooMany = ProblemOf<'count/too-many'>;

/** Adding what is missing, if need be in place of something else, or lowering the points limit. */
export function* forTooFew(
	repairing: RepairContext,
	{ constraint: { of }, min, measured }: TooFew
): Generator<Repair> {
	for (const addition of additionsOf(repairing, of, min - measured)) {
		yield* afford(repairing, addition);
	}
	yield* smallerSize(repairing);
}

/** Adding, replacing or moving several things. */
export function* forTooFewAtLast(
	repairing: RepairContext,
	{ constraint: { of }, min, measured }: TooFew
): Generator<Repair> {
	const missing = min - measured;
	for (const addition of additionsOf(repairing, of, missing)) {
		yield* affordSomehow(repairing, addition);
	}
	if (missing === 1) {
		for (const addition of additionsInGroups(repairing, of)) yield* afford(repairing, addition);
		for (const addition of newBearers(repairing, of)) yield* afford(repairing, addition);
	}
	const mixed = missing > 1 ? mixedAddition(repairing, of, missing) : undefined;
	if (mixed) yield* afford(repairing, mixed);
}

/** Removing the surplus, plainest units first, raising the points limit, or adding what raises the maximum. */
export function* forTooMany(repairing: RepairContext, problem: TooMany): Generator<Repair> {
	const { of } = problem.constraint;
	const drops = plainestFirst(selectedBy(of, repairing.context.units));
	const surplus = problem.measured - problem.max;
	yield* biggerSizes(repairing, problem);
	if (surplus === 1) yield* oneOfEach(repairing, drops, of);
	else {
		for (const alike of [...byEntry(repairing, drops), drops]) {
			if (alike.length < surplus) continue;
			const dropped = alike.slice(0, surplus);
			yield without(dropped);
			yield without(dropped.flatMap((drop) => quietest(of, drop)));
		}
	}
	yield* moreRoom(repairing, problem, surplus);
}

/** Adds enough of what raises the maximum. */
function* moreRoom(
	repairing: RepairContext,
	{ constraint: { more } }: TooMany,
	surplus: number
): Generator<Repair> {
	if (!more || more.counting) return;
	const { each, n, per = 1 } = more;
	const spare = select(repairing.context.things, each).length % per;
	const wanted = Math.ceil(surplus / n) * per - spare;
	for (const addition of additionsOf(repairing, each, wanted)) yield* afford(repairing, addition);
}

/** Removing things of several kinds. */
export function* forTooManyAtLast(
	repairing: RepairContext,
	{ constraint: { of }, measured, max }: TooMany
): Generator<Repair> {
	const drops = plainestFirst(selectedBy(of, repairing.context.units));
	const mixed = gather(repairing, drops, (picked) => picked.length >= measured - max);
	if (mixed) yield without(mixed);
}

function* oneOfEach(
	repairing: RepairContext,
	drops: readonly Drop[],
	of: Selector
): Generator<Repair> {
	for (const drop of firstOfEachKind(repairing, drops, ({ unit }) => unit, dropKind)) {
		yield without([drop]);
		if (drop.option !== undefined) continue;
		for (const silenced of silencing(of, drop.unit)) yield without(silenced);
	}
}

/** The smallest removal after which a unit no longer counts: an option, or the unit. */
function quietest(of: Selector, drop: Drop): readonly Drop[] {
	return (drop.option === undefined ? silencing(of, drop.unit)[0] : undefined) ?? [drop];
}
