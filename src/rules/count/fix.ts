import type { UnmetOf, UnmetAs } from '../base/verdict.ts';
import {
	isMetAt,
	changingPointsLimit,
	usualPointsLimits,
	additionsOf,
	afford,
	disbanding,
	firstOfAlike,
	groupById,
	inNewGroups,
	joining,
	leaving,
	selectedBy,
	plainestFirst,
	wholeUnit,
	without,
	strength,
	byEntry,
	dropKind,
	lowerPointsLimit,
	additionsInGroups,
	affordSomehow,
	gather,
	mixedAddition,
	newBearers,
	waysToUnmatch,
	type Candidate,
	type FixContext,
	type Fix,
	type Drop,
	type Fixes
} from '../../engine/fix/index.ts';
import { matches, ownNumber, select, type MusteredUnit } from '../../engine/base/index.ts';
import type { Selector } from '#schema';

type TooFew = UnmetAs<'count/too-few'>;

type TooMany = UnmetAs<'count/too-many'>;

const none: readonly Candidate[] = [];

export const fixCount: Fixes<'count'> = {
	candidates: (fixing, problem) => {
		const { bearer, group, constraint } = problem;
		if (bearer) return forModels(fixing, problem, bearer);
		if (typeof constraint.counting === 'object')
			return forNumber(fixing, problem, constraint.counting.number);
		return group ? inGroup(fixing, problem, group.id) : inArmy(fixing, problem);
	},
	lastResorts: (fixing, problem) => {
		if (problem.group || problem.bearer || problem.constraint.counting) return none;
		return problem.outcome === 'count/too-few'
			? forTooFewAtLast(fixing, problem)
			: forTooManyAtLast(fixing, problem);
	}
};

function inArmy(fixing: FixContext, problem: UnmetOf<'count'>): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFew(fixing, problem)
		: forTooMany(fixing, problem);
}

function inGroup(
	fixing: FixContext,
	problem: UnmetOf<'count'>,
	groupId: string
): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFewInGroup(fixing, problem, groupId)
		: forTooManyInGroup(fixing, problem, groupId);
}

/** The nearest higher limits at which a maximum is met: a usual one, a full band, or a row of the table. */
function* higherPointsLimits(
	fixing: FixContext,
	{ constraint: { max, per }, measured }: UnmetAs<'count/too-many'>
): Generator<Fix> {
	const { limit } = fixing.context;
	if (max === undefined || max === 0 || (per !== 'band' && typeof max === 'number')) return;
	const usual = usualPointsLimits(fixing).find((other) => other > limit && isMetAt(fixing, other));
	const { points = 0 } = fixing.index.system.band ?? {};
	const full =
		typeof max === 'number'
			? points * Math.ceil(measured / max)
			: (max.table.find(({ from }) => from > limit && isMetAt(fixing, from))?.from ?? 0);
	const limits = new Set([
		...(usual === undefined ? [] : [usual]),
		...(full > limit ? [full] : [])
	]);
	for (const other of limits) yield changingPointsLimit(fixing, other);
}

/** Moving units into the group, adding new ones, or disbanding the group. */
function* forTooFewInGroup(
	fixing: FixContext,
	{ constraint: { of }, min, measured }: UnmetAs<'count/too-few'>,
	groupId: string
): Generator<Fix> {
	const group = groupById(fixing, groupId);
	if (!group) return;
	const missing = min - measured;
	const others = fixing.context.units.filter(
		({ unit, tags }) => unit.group !== group.id && matches(of, tags)
	);
	const fitting = plainestFirst(others.map((unit) => ({ unit }))).map(({ unit }) => unit);
	if (fitting.length >= missing) yield joining(fitting.slice(0, missing), group.id);
	yield disbanding(group);
	yield* afford(fixing, additionsOf(fixing, of, missing, group.id));
}

/** Moving the surplus to another group, a new group or none, removing it, or adding what raises the maximum. */
function* forTooManyInGroup(
	fixing: FixContext,
	{ constraint: { of, more }, measured, max }: UnmetAs<'count/too-many'>,
	groupId: string
): Generator<Fix> {
	const group = groupById(fixing, groupId);
	if (!group) return;
	const drops = selectedBy(of, group.units).filter(({ option }) => option === undefined);
	const found = plainestFirst(drops).map(({ unit }) => unit);
	const surplus = measured - max;
	const choices =
		surplus === 1
			? firstOfAlike(fixing, found, (unit) => unit).map((unit) => [unit])
			: [found.slice(0, surplus)];
	for (const units of choices) {
		yield* leaving(fixing, units, group);
		if (max > 0) yield inNewGroups(fixing, units, group, max);
		if (!group.kind.sketch) yield without(units.map(wholeUnit));
	}
	if (!more) return;
	yield* afford(fixing, additionsOf(fixing, more.each, Math.ceil(surplus / more.n), group.id));
}

/** Setting the nearest number of models that is allowed, or removing the unit. */
function* forModels(
	fixing: FixContext,
	problem: UnmetOf<'count'>,
	bearer: MusteredUnit
): Generator<Fix> {
	const end = problem.outcome === 'count/too-few' ? problem.min : problem.max;
	// Options that are counted with it stay.
	const nearest = (bearer.models ?? 1) + end - problem.measured;
	if (nearest > 0) yield strength(fixing, bearer, nearest);
	yield without([wholeUnit(bearer)]);
}

/** Adding or removing units with the counted number, or changing the points limit. */
function forNumber(fixing: FixContext, problem: UnmetOf<'count'>, number: string): Iterable<Fix> {
	return problem.outcome === 'count/too-few'
		? adding(fixing, problem, number)
		: taking(fixing, problem, number);
}

function* adding(
	fixing: FixContext,
	{ min, measured }: UnmetAs<'count/too-few'>,
	number: string
): Generator<Fix> {
	yield* lowerPointsLimit(fixing);
	for (const indexed of fixing.offered) {
		if (!indexed.isUnit) continue;
		const each = ownNumber(indexed, number);
		if (each <= 0) continue;
		const { id, perChoice = 1 } = indexed.entry;
		const count = Math.ceil((min - measured) / each) * perChoice;
		yield* afford(fixing, additionsOf(fixing, { all: [id] }, count));
	}
}

function* taking(
	fixing: FixContext,
	problem: UnmetAs<'count/too-many'>,
	number: string
): Generator<Fix> {
	const surplus = problem.measured - problem.max;
	const worth = ({ indexed }: Drop): number => (indexed ? ownNumber(indexed, number) : 0);
	const drops = plainestFirst(selectedBy(problem.constraint.of, fixing.context.units)).filter(
		(drop) => worth(drop) > 0
	);
	yield* higherPointsLimits(fixing, problem);
	for (const drop of firstOfAlike(fixing, drops, ({ unit }) => unit, dropKind)) {
		if (worth(drop) >= surplus) yield without([drop]);
	}
	for (const alike of [...byEntry(fixing, drops), drops]) {
		let left = surplus;
		const dropped = alike.filter((drop) => {
			if (left <= 0) return false;
			left -= worth(drop);
			return true;
		});
		if (left <= 0) yield without(dropped);
	}
}

/** Adding what is missing, if need be in place of something else, or lowering the points limit. */
function* forTooFew(
	fixing: FixContext,
	{ constraint: { of }, min, measured }: TooFew
): Generator<Fix> {
	yield* afford(fixing, additionsOf(fixing, of, min - measured));
	yield* lowerPointsLimit(fixing);
}

/** Adding, replacing or moving several things. */
function* forTooFewAtLast(
	fixing: FixContext,
	{ constraint: { of }, min, measured }: TooFew
): Generator<Fix> {
	const missing = min - measured;
	yield* affordSomehow(fixing, additionsOf(fixing, of, missing));
	if (missing === 1) {
		yield* afford(fixing, additionsInGroups(fixing, of));
		yield* afford(fixing, newBearers(fixing, of));
	}
	const mixed = missing > 1 ? mixedAddition(fixing, of, missing) : undefined;
	if (mixed) yield* afford(fixing, [mixed]);
}

/** Removing the surplus, plainest units first, raising the points limit, or adding what raises the maximum. */
function* forTooMany(fixing: FixContext, problem: TooMany): Generator<Fix> {
	const { of } = problem.constraint;
	const drops = plainestFirst(selectedBy(of, fixing.context.units));
	const surplus = problem.measured - problem.max;
	yield* higherPointsLimits(fixing, problem);
	if (surplus === 1) yield* oneOfEach(fixing, drops, of);
	else {
		for (const alike of [...byEntry(fixing, drops), drops]) {
			if (alike.length < surplus) continue;
			const dropped = alike.slice(0, surplus);
			yield without(dropped);
			yield without(dropped.flatMap((drop) => quietest(of, drop)));
		}
	}
	yield* moreRoom(fixing, problem, surplus);
}

/** Adds enough of what raises the maximum. */
function* moreRoom(
	fixing: FixContext,
	{ constraint: { more } }: TooMany,
	surplus: number
): Generator<Fix> {
	if (!more || more.counting) return;
	const { each, n, per = 1 } = more;
	const spare = select(fixing.context.things, each).length % per;
	const wanted = Math.ceil(surplus / n) * per - spare;
	yield* afford(fixing, additionsOf(fixing, each, wanted));
}

/** Removing things of several kinds. */
function* forTooManyAtLast(
	fixing: FixContext,
	{ constraint: { of }, measured, max }: TooMany
): Generator<Fix> {
	const drops = plainestFirst(selectedBy(of, fixing.context.units));
	const mixed = gather(fixing, drops, (picked) => picked.length >= measured - max);
	if (mixed) yield without(mixed);
}

function* oneOfEach(fixing: FixContext, drops: readonly Drop[], of: Selector): Generator<Fix> {
	for (const drop of firstOfAlike(fixing, drops, ({ unit }) => unit, dropKind)) {
		yield without([drop]);
		if (drop.option !== undefined) continue;
		for (const drops of waysToUnmatch(of, drop.unit)) yield without(drops);
	}
}

/** The smallest removal after which a unit no longer counts: an option, or the unit. */
function quietest(of: Selector, drop: Drop): readonly Drop[] {
	return (drop.option === undefined ? waysToUnmatch(of, drop.unit)[0] : undefined) ?? [drop];
}
