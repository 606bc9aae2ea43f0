import type { ConstraintOf } from '#schema';
import { kindOfGroup, mayStandIn, musterGroups, unitsOutside } from '../../groups.ts';
import { afford } from '../addition.ts';
import { wholeUnit } from '../drop.ts';
import { firstOfEachKind } from '../kinds.ts';
import { foundGroup, foundingEntries } from '../new-group.ts';
import { apart, idsOf, mayLead } from '../regroup.ts';
import { candidate, without, type Repair } from '../repair.ts';
import type { Workshop } from '../workshop.ts';

type Groups = ConstraintOf<'groups'>;

/** A group of its own for somebody who may lead one, in the roster or new. */
export function* forTooFewGroups(workshop: Workshop, { group: kindId }: Groups): Generator<Repair> {
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

/** As many groups as are too many go into another, apart, or out of the army: the smallest first. */
export function* forTooManyGroups(
	workshop: Workshop,
	{ group: kindId }: Groups
): Generator<Repair> {
	const { measured, max = 0 } = workshop.problem;
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
