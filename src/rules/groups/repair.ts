import { kindOfGroup, mayStandIn, musterGroups, unitsOutside } from '../../engine/base/index.ts';
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
	type Workshop
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';
import type { ProblemOf } from '../verdict.ts';

export const repairGroups: Repairs<'groups'> = {
	candidates: (workshop, problem) =>
		problem.outcome === 'groups/too-few'
			? forTooFew(workshop, problem)
			: forTooMany(workshop, problem)
};

/** A group of its own for somebody who may lead one, in the roster or new. */
function* forTooFew(
	workshop: Workshop,
	{ constraint: { group: kindId } }: ProblemOf<'groups/too-few'>
): Generator<Repair> {
	const { context, index } = workshop;
	const kind = kindOfGroup(index, kindId);
	if (!kind) return;
	const able = unitsOutside(context, kindId).filter(
		(unit) => mayStandIn(kind, unit) && mayLead(workshop, kindId, unit)
	);
	for (const unit of firstOfEachKind(workshop, able, (each) => each)) {
		yield* afford(workshop, foundGroup(workshop, kindId, { unit }));
	}
	for (const addition of foundingEntries(workshop, kindId)) yield* afford(workshop, addition);
}

/** Surplus groups are merged, disbanded or removed, the smallest first. */
function* forTooMany(
	workshop: Workshop,
	{ constraint: { group: kindId }, measured, max }: ProblemOf<'groups/too-many'>
): Generator<Repair> {
	const filled = musterGroups(workshop.context, kindId)
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
