import type { Repairs } from '../repair-kind.ts';
import type { UnmetOf, ProblemOf } from '../verdict.ts';
import {
	isMetAt,
	resizing,
	usualSizes,
	additionsOf,
	afford,
	apart,
	candidate,
	firstOfEachKind,
	groupById,
	idsOf,
	inNewGroups,
	leaving,
	selectedBy,
	plainestFirst,
	wholeUnit,
	without,
	strength,
	byEntry,
	dropKind,
	smallerSize,
	additionsInGroups,
	affordSomehow,
	gather,
	mixedAddition,
	newBearers,
	silencing,
	type Candidate,
	type RepairContext,
	type Repair,
	type Drop
} from '../../engine/repair/index.ts';
import { matches, ownNumber, select, type MusteredUnit } from '../../engine/base/index.ts';
import type { Selector } from '#schema';

type TooFew = ProblemOf<'count/too-few'>;

type TooMany = ProblemOf<'count/too-many'>;

const none: readonly Candidate[] = [];

export const repairCount: Repairs<'count'> = {
	candidates: (repairing, problem) => {
		const { bearer, group, constraint } = problem;
		if (bearer) return forModels(repairing, problem, bearer);
		if (typeof constraint.counting === 'object')
			return forNumber(repairing, problem, constraint.counting.number);
		return group ? inGroup(repairing, problem, group.id) : inArmy(repairing, problem);
	},
	lastResorts: (repairing, problem) => {
		if (problem.group || problem.bearer || problem.constraint.counting) return none;
		return problem.outcome === 'count/too-few'
			? forTooFewAtLast(repairing, problem)
			: forTooManyAtLast(repairing, problem);
	}
};

function inArmy(repairing: RepairContext, problem: UnmetOf<'count'>): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFew(repairing, problem)
		: forTooMany(repairing, problem);
}

function inGroup(
	repairing: RepairContext,
	problem: UnmetOf<'count'>,
	groupId: string
): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFewInGroup(repairing, problem, groupId)
		: forTooManyInGroup(repairing, problem, groupId);
}

/** The nearest higher limits at which a maximum is met: a usual one, a full band, or a row of the table. */
function* biggerSizes(
	repairing: RepairContext,
	{ constraint: { max, per }, measured }: ProblemOf<'count/too-many'>
): Generator<Repair> {
	const { size } = repairing.context;
	if (max === undefined || max === 0 || (per !== 'band' && typeof max === 'number')) return;
	const usual = usualSizes(repairing).find((other) => other > size && isMetAt(repairing, other));
	const { points = 0 } = repairing.index.system.band ?? {};
	const full =
		typeof max === 'number'
			? points * Math.ceil(measured / max)
			: (max.table.find(({ from }) => from > size && isMetAt(repairing, from))?.from ?? 0);
	const sizes = new Set([...(usual === undefined ? [] : [usual]), ...(full > size ? [full] : [])]);
	for (const other of sizes) yield resizing(repairing, other);
}

/** Moving units into the group, adding new ones, or disbanding the group. */
function* forTooFewInGroup(
	repairing: RepairContext,
	{ constraint: { of }, min, measured }: ProblemOf<'count/too-few'>,
	groupId: string
): Generator<Repair> {
	const group = groupById(repairing, groupId);
	if (!group) return;
	const missing = min - measured;
	const others = repairing.context.units.filter(
		({ unit, tags }) => unit.group !== group.id && matches(of, tags)
	);
	const joining = plainestFirst(others.map((unit) => ({ unit }))).map(({ unit }) => unit);
	if (joining.length >= missing) {
		const units = idsOf(joining.slice(0, missing));
		yield candidate([{ kind: 'join-group', units, group: group.id }], 0);
	}
	yield apart(group);
	for (const addition of additionsOf(repairing, of, missing, group.id)) {
		yield* afford(repairing, addition);
	}
}

/** Moving the surplus to another group, a new group or none, removing it, or adding what raises the maximum. */
function* forTooManyInGroup(
	repairing: RepairContext,
	{ constraint: { of, more }, measured, max }: ProblemOf<'count/too-many'>,
	groupId: string
): Generator<Repair> {
	const group = groupById(repairing, groupId);
	if (!group) return;
	const drops = selectedBy(of, group.units).filter(({ option }) => option === undefined);
	const found = plainestFirst(drops).map(({ unit }) => unit);
	const surplus = measured - max;
	const choices =
		surplus === 1
			? firstOfEachKind(repairing, found, (unit) => unit).map((unit) => [unit])
			: [found.slice(0, surplus)];
	for (const units of choices) {
		yield* leaving(repairing, units, group);
		if (max > 0) yield inNewGroups(repairing, units, group, max);
		if (!group.kind.sketch) yield without(units.map(wholeUnit));
	}
	if (!more) return;
	for (const addition of additionsOf(repairing, more.each, Math.ceil(surplus / more.n), group.id)) {
		yield* afford(repairing, addition);
	}
}

/** Setting the nearest number of models that is allowed, or removing the unit. */
function* forModels(
	repairing: RepairContext,
	problem: UnmetOf<'count'>,
	bearer: MusteredUnit
): Generator<Repair> {
	const nearest = problem.outcome === 'count/too-few' ? problem.min : problem.max;
	yield strength(repairing, bearer, nearest);
	yield without([wholeUnit(bearer)]);
}

/** Adding or removing units with the counted number, or changing the points limit. */
function forNumber(
	repairing: RepairContext,
	problem: UnmetOf<'count'>,
	number: string
): Iterable<Repair> {
	return problem.outcome === 'count/too-few'
		? adding(repairing, problem, number)
		: taking(repairing, problem, number);
}

function* adding(
	repairing: RepairContext,
	{ min, measured }: ProblemOf<'count/too-few'>,
	number: string
): Generator<Repair> {
	yield* smallerSize(repairing);
	for (const indexed of repairing.offered) {
		if (!indexed.isUnit) continue;
		const each = ownNumber(indexed, number);
		if (each <= 0) continue;
		const { id, perChoice = 1 } = indexed.entry;
		const count = Math.ceil((min - measured) / each) * perChoice;
		for (const addition of additionsOf(repairing, { all: [id] }, count)) {
			yield* afford(repairing, addition);
		}
	}
}

function* taking(
	repairing: RepairContext,
	problem: ProblemOf<'count/too-many'>,
	number: string
): Generator<Repair> {
	const surplus = problem.measured - problem.max;
	const worth = ({ indexed }: Drop): number => (indexed ? ownNumber(indexed, number) : 0);
	const drops = plainestFirst(selectedBy(problem.constraint.of, repairing.context.units)).filter(
		(drop) => worth(drop) > 0
	);
	yield* biggerSizes(repairing, problem);
	for (const drop of firstOfEachKind(repairing, drops, ({ unit }) => unit, dropKind)) {
		if (worth(drop) >= surplus) yield without([drop]);
	}
	for (const alike of [...byEntry(repairing, drops), drops]) {
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
	repairing: RepairContext,
	{ constraint: { of }, min, measured }: TooFew
): Generator<Repair> {
	for (const addition of additionsOf(repairing, of, min - measured)) {
		yield* afford(repairing, addition);
	}
	yield* smallerSize(repairing);
}

/** Adding, replacing or moving several things. */
function* forTooFewAtLast(
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
function* forTooMany(repairing: RepairContext, problem: TooMany): Generator<Repair> {
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
function* forTooManyAtLast(
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
