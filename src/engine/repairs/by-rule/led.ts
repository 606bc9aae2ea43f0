import type { ConstraintOf } from '#schema';
import { matches } from '../../selector.ts';
import { additionsOf, afford } from '../addition.ts';
import { wholeUnit } from '../drop.ts';
import { foundGroup } from '../new-group.ts';
import { apart, elsewhere, groupConcerned, leaving } from '../regroup.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** Somebody to lead the group, from elsewhere or new; or all its units go elsewhere. */
export function* forNoLeader(workshop: Workshop, { by }: ConstraintOf<'led'>): Generator<Repair> {
	const group = groupConcerned(workshop);
	if (!group) return;
	for (const { unit } of elsewhere(workshop, group, by)) {
		yield candidate([{ kind: 'join-group', units: [unit.id], group: group.id }], 0);
	}
	yield apart(group);
	const [, ...others] = leaving(workshop, group.units, group);
	yield* others;
	for (const addition of additionsOf(workshop, by, 1, group.id)) yield* afford(workshop, addition);
	yield without(group.units.map(wholeUnit));
}

/** The unit goes to another group, to one that it leads, or to none; or it is parted with. */
export function* forNotLed(
	workshop: Workshop,
	{ by, group: kindId }: ConstraintOf<'led'>
): Generator<Repair> {
	const group = groupConcerned(workshop);
	const stranger = unitConcerned(workshop);
	if (!group || !stranger) return;
	const [outside, ...others] = leaving(workshop, [stranger], group);
	yield* others;
	if (matches(by, stranger.tags)) {
		yield* afford(workshop, foundGroup(workshop, kindId, { unit: stranger }));
	}
	if (outside) yield outside;
	yield without([wholeUnit(stranger)]);
}

/** Whom the leader must have joins him, or is new; or the leader goes. */
export function* forMissingFollower(workshop: Workshop): Generator<Repair> {
	const group = groupConcerned(workshop);
	const leader = unitConcerned(workshop);
	const { rows: [row] = [], measured, min = 1 } = workshop.problem;
	if (!group || !leader || !row) return;
	const missing = min - measured;
	if (missing === 1) {
		for (const { unit } of elsewhere(workshop, group, row.of)) {
			yield candidate([{ kind: 'join-group', units: [unit.id], group: group.id }], 0);
		}
	}
	for (const addition of additionsOf(workshop, row.of, missing, group.id)) {
		yield* afford(workshop, addition);
	}
	yield* leaving(workshop, [leader], group);
	yield apart(group);
	yield without([wholeUnit(leader)]);
	yield without(group.units.map(wholeUnit));
}
