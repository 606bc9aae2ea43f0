import { matches } from '../../engine/base/index.ts';
import {
	additionsOf,
	afford,
	apart,
	candidate,
	elsewhere,
	foundGroup,
	groupById,
	leaving,
	wholeUnit,
	without,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';
import type { ProblemOf } from '../verdict.ts';

export const repairLed: Repairs<'led'> = {
	candidates: (repairing, problem) => {
		switch (problem.outcome) {
			case 'led/no-leader':
				return forNoLeader(repairing, problem);
			case 'led/not-led':
				return forNotLed(repairing, problem);
			case 'led/missing':
				return forMissing(repairing, problem);
		}
	}
};

/** A leader for the group, from elsewhere or new; or moving all its units elsewhere. */
function* forNoLeader(
	repairing: RepairContext,
	{ constraint: { by }, group: { id } }: ProblemOf<'led/no-leader'>
): Generator<Repair> {
	const group = groupById(repairing, id);
	if (!group) return;
	for (const { unit } of elsewhere(repairing, group, by)) {
		yield candidate([{ kind: 'join-group', units: [unit.id], group: id }], 0);
	}
	yield apart(group);
	const [, ...others] = leaving(repairing, group.units, group);
	yield* others;
	for (const addition of additionsOf(repairing, by, 1, id)) yield* afford(repairing, addition);
	yield without(group.units.map(wholeUnit));
}

/** Moving the unit to another group, to a new group that it leads, or to none; or removing it. */
function* forNotLed(
	repairing: RepairContext,
	{ constraint: { by, group: kindId }, group: { id }, stranger }: ProblemOf<'led/not-led'>
): Generator<Repair> {
	const group = groupById(repairing, id);
	if (!group) return;
	const [outside, ...others] = leaving(repairing, [stranger], group);
	yield* others;
	if (matches(by, stranger.tags)) {
		yield* afford(repairing, foundGroup(repairing, kindId, { unit: stranger }));
	}
	if (outside) yield outside;
	yield without([wholeUnit(stranger)]);
}

/** Adding the required unit, from elsewhere or new; or moving the leader away. */
function* forMissing(
	repairing: RepairContext,
	{ group: { id }, leader, row, measured, min }: ProblemOf<'led/missing'>
): Generator<Repair> {
	const group = groupById(repairing, id);
	if (!group) return;
	const missing = min - measured;
	if (missing === 1) {
		for (const { unit } of elsewhere(repairing, group, row.of)) {
			yield candidate([{ kind: 'join-group', units: [unit.id], group: id }], 0);
		}
	}
	for (const addition of additionsOf(repairing, row.of, missing, id)) {
		yield* afford(repairing, addition);
	}
	yield* leaving(repairing, [leader], group);
	yield apart(group);
	yield without([wholeUnit(leader)]);
	yield without(group.units.map(wholeUnit));
}
