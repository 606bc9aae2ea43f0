import { matches } from '../../engine/base/index.ts';
import {
	additionsOf,
	afford,
	disbanding,
	elsewhere,
	foundGroup,
	groupById,
	joining,
	leaving,
	wholeUnit,
	without,
	type Fix,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

export const fixLed: Fixes<'led'> = {
	candidates: (fixing, problem) => {
		switch (problem.outcome) {
			case 'led/no-leader':
				return forNoLeader(fixing, problem);
			case 'led/not-led':
				return forNotLed(fixing, problem);
			case 'led/missing':
				return forMissing(fixing, problem);
		}
	}
};

/** A leader for the group, from elsewhere or new; or moving all its units elsewhere. */
function* forNoLeader(
	fixing: FixContext,
	{ constraint: { by }, group: { id } }: UnmetAs<'led/no-leader'>
): Generator<Fix> {
	const group = groupById(fixing, id);
	if (!group) return;
	for (const unit of elsewhere(fixing, group, by)) yield joining([unit], id);
	yield disbanding(group);
	const [, ...others] = leaving(fixing, group.units, group);
	yield* others;
	yield* afford(fixing, additionsOf(fixing, by, 1, id));
	yield without(group.units.map(wholeUnit));
}

/** Moving the unit to another group, to a new group that it leads, or to none; or removing it. */
function* forNotLed(
	fixing: FixContext,
	{ constraint: { by, group: kindId }, group: { id }, stranger }: UnmetAs<'led/not-led'>
): Generator<Fix> {
	const group = groupById(fixing, id);
	if (!group) return;
	const [outside, ...others] = leaving(fixing, [stranger], group);
	yield* others;
	if (matches(by, stranger.tags)) {
		yield* afford(fixing, [foundGroup(fixing, kindId, { unit: stranger })]);
	}
	if (outside) yield outside;
	yield without([wholeUnit(stranger)]);
}

/** Adding the required unit, from elsewhere or new; or moving the leader away. */
function* forMissing(
	fixing: FixContext,
	{ group: { id }, leader, row, measured, min }: UnmetAs<'led/missing'>
): Generator<Fix> {
	const group = groupById(fixing, id);
	if (!group) return;
	const missing = min - measured;
	if (missing === 1) {
		for (const unit of elsewhere(fixing, group, row.of)) yield joining([unit], id);
	}
	yield* afford(fixing, additionsOf(fixing, row.of, missing, id));
	yield* leaving(fixing, [leader], group);
	yield disbanding(group);
	yield without([wholeUnit(leader)]);
	yield without(group.units.map(wholeUnit));
}
