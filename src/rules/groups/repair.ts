import {
	kindOfGroup,
	matches,
	mayStandIn,
	musterGroups,
	unitsOutside
} from '../../engine/base/index.ts';
import {
	afford,
	apart,
	candidate,
	firstOfEachKind,
	foundGroup,
	foundingEntries,
	idsOf,
	mayLead,
	wholeUnit,
	without,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';
import type { ProblemOf } from '../verdict.ts';
import { groupsLedBy } from './led-by.ts';

export const repairGroups: Repairs<'groups'> = {
	candidates: (repairing, problem) =>
		problem.outcome === 'groups/too-few'
			? forTooFew(repairing, problem)
			: forTooMany(repairing, problem)
};

/** A new group for a unit that may lead one, from the roster or added; or fewer of those that it needs as many as. */
function* forTooFew(
	repairing: RepairContext,
	{ constraint: { group: kindId, by = {}, asMany } }: ProblemOf<'groups/too-few'>
): Generator<Repair> {
	const { context, index } = repairing;
	const kind = kindOfGroup(index, kindId);
	if (!kind) return;
	const able = unitsOutside(context, kindId).filter(
		(unit) => mayStandIn(kind, unit) && mayLead(repairing, kindId, unit) && matches(by, unit.tags)
	);
	for (const unit of firstOfEachKind(repairing, able, (each) => each)) {
		yield* afford(repairing, foundGroup(repairing, kindId, { unit }));
	}
	for (const addition of foundingEntries(repairing, kindId, by)) yield* afford(repairing, addition);
	if (!asMany) return;
	for (const group of groupsLedBy(context, kindId, asMany)) {
		yield apart(group);
		yield without(group.units.map(wholeUnit));
	}
}

/** Merging, disbanding or removing surplus groups, smallest first. */
function* forTooMany(
	repairing: RepairContext,
	{ constraint: { group: kindId }, measured, max }: ProblemOf<'groups/too-many'>
): Generator<Repair> {
	const filled = musterGroups(repairing.context, kindId)
		.filter(({ units }) => units.length > 0)
		.toSorted((one, other) => one.units.length - other.units.length);
	const surplus = measured - max;
	if (surplus > 1) {
		const going = filled.slice(0, surplus);
		yield candidate(
			going.map(({ id }) => ({ kind: 'remove-group', group: id })),
			0
		);
		yield without(going.flatMap(({ units }) => units.map(wholeUnit)));
		return;
	}
	for (const group of filled) {
		yield apart(group);
		for (const other of filled) {
			if (other === group) continue;
			const join = { kind: 'join-group', units: idsOf(group.units), group: other.id } as const;
			yield candidate([join, { kind: 'remove-group', group: group.id }], 0);
		}
		yield without(group.units.map(wholeUnit));
	}
}
