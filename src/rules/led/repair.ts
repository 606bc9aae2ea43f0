import { matches } from '../../engine/base/index.ts';
import {
	additionsOf,
	afford,
	apart,
	candidate,
	elsewhere,
	foundGroup,
	groupOf,
	leaving,
	wholeUnit,
	without,
	type Repair,
	type Workshop
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';
import type { ProblemOf } from '../verdict.ts';

export const repairLed: Repairs<'led'> = {
	candidates: (workshop, problem) => {
		switch (problem.outcome) {
			case 'led/no-leader':
				return forNoLeader(workshop, problem);
			case 'led/not-led':
				return forNotLed(workshop, problem);
			case 'led/missing':
				return forMissing(workshop, problem);
		}
	}
};

/** Somebody to lead the group, from elsewhere or new; or all its units go elsewhere. */
function* forNoLeader(
	workshop: Workshop,
	{ constraint: { by }, group: { id } }: ProblemOf<'led/no-leader'>
): Generator<Repair> {
	const group = groupOf(workshop, id);
	if (!group) return;
	for (const { unit } of elsewhere(workshop, group, by)) {
		yield candidate([{ kind: 'join-group', units: [unit.id], group: id }], 0);
	}
	yield apart(group);
	const [, ...others] = leaving(workshop, group.units, group);
	yield* others;
	for (const addition of additionsOf(workshop, by, 1, id)) yield* afford(workshop, addition);
	yield without(group.units.map(wholeUnit));
}

/** The unit goes to another group, to one that it leads, or to none; or it is parted with. */
function* forNotLed(
	workshop: Workshop,
	{ constraint: { by, group: kindId }, group: { id }, stranger }: ProblemOf<'led/not-led'>
): Generator<Repair> {
	const group = groupOf(workshop, id);
	if (!group) return;
	const [outside, ...others] = leaving(workshop, [stranger], group);
	yield* others;
	if (matches(by, stranger.tags)) {
		yield* afford(workshop, foundGroup(workshop, kindId, { unit: stranger }));
	}
	if (outside) yield outside;
	yield without([wholeUnit(stranger)]);
}

/** Whom the leader must have joins him, or is new; or the leader goes. */
function* forMissing(
	workshop: Workshop,
	{ group: { id }, leader, row, measured, min }: ProblemOf<'led/missing'>
): Generator<Repair> {
	const group = groupOf(workshop, id);
	if (!group) return;
	const missing = min - measured;
	if (missing === 1) {
		for (const { unit } of elsewhere(workshop, group, row.of)) {
			yield candidate([{ kind: 'join-group', units: [unit.id], group: id }], 0);
		}
	}
	for (const addition of additionsOf(workshop, row.of, missing, id)) {
		yield* afford(workshop, addition);
	}
	yield* leaving(workshop, [leader], group);
	yield apart(group);
	yield without([wholeUnit(leader)]);
	yield without(group.units.map(wholeUnit));
}
