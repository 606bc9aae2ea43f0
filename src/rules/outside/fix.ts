import { musterGroups } from '../../engine/base/index.ts';
import {
	afford,
	asksFor,
	bearersFor,
	foundGroup,
	mayLead,
	joining,
	movedTo,
	optionsOf,
	wholeUnit,
	without,
	type Fixes
} from '../../engine/fix/index.ts';

/**
 * Putting the unit into a group or a new one that it leads, removing what keeps it from staying outside, or
 * removing the unit.
 */
export const fixOutside: Fixes<'outside'> = {
	*candidates(fixing, { constraint: { group: kindId, of }, bearer: unit }) {
		if (mayLead(fixing, kindId, unit)) {
			yield* afford(fixing, [foundGroup(fixing, kindId, { unit })]);
		}
		for (const { id } of musterGroups(fixing.context, kindId)) {
			yield joining([unit], id);
		}
		for (const drop of optionsOf(unit)) {
			if (!drop.indexed || !asksFor(of, drop.indexed.grants)) continue;
			yield without([drop]);
			yield* movedTo(bearersFor(fixing, drop.indexed.entry.id), drop, [drop]);
		}
		yield without([wholeUnit(unit)]);
	}
};
