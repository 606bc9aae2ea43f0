import {
	kindOfGroup,
	matches,
	mayStandIn,
	musterGroups,
	unitsOutside
} from '../../engine/base/index.ts';
import {
	afford,
	disbanding,
	candidate,
	firstOfAlike,
	foundGroup,
	foundingEntries,
	idsOf,
	mayLead,
	wholeUnit,
	without,
	type Fix,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';
import { groupsLedBy } from './check.ts';

export const fixGroups: Fixes<'groups'> = {
	candidates: (fixing, problem) =>
		problem.outcome === 'groups/too-few' ? forTooFew(fixing, problem) : forTooMany(fixing, problem)
};

/** A new group for a unit that may lead one, from the roster or added; or fewer of those that it needs as many as. */
function* forTooFew(
	fixing: FixContext,
	{ constraint: { group: kindId, by = {}, asMany } }: UnmetAs<'groups/too-few'>
): Generator<Fix> {
	const { context, index } = fixing;
	const kind = kindOfGroup(index, kindId);
	if (!kind) return;
	const able = unitsOutside(context, kindId).filter(
		(unit) => mayStandIn(kind, unit) && mayLead(fixing, kindId, unit) && matches(by, unit.tags)
	);
	for (const unit of firstOfAlike(fixing, able, (each) => each)) {
		yield* afford(fixing, [foundGroup(fixing, kindId, { unit })]);
	}
	yield* afford(fixing, foundingEntries(fixing, kindId, by));
	if (!asMany) return;
	for (const group of groupsLedBy(context, kindId, asMany)) {
		yield disbanding(group);
		yield without(group.units.map(wholeUnit));
	}
}

/** Merging, disbanding or removing surplus groups, smallest first. */
function* forTooMany(
	fixing: FixContext,
	{ constraint: { group: kindId }, measured, max }: UnmetAs<'groups/too-many'>
): Generator<Fix> {
	const filled = musterGroups(fixing.context, kindId)
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
		yield disbanding(group);
		for (const other of filled) {
			if (other === group) continue;
			const join = { kind: 'join-group', units: idsOf(group.units), group: other.id } as const;
			yield candidate([join, { kind: 'remove-group', group: group.id }], 0);
		}
		yield without(group.units.map(wholeUnit));
	}
}
