import { matches } from '../../engine/base/index.ts';
import {
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
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { ProblemOf } from '../verdict.ts';

/** Moving units into the group, adding new ones, or disbanding the group. */
export function* forTooFewInGroup(
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
export function* forTooManyInGroup(
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
