import { musterGroups, optionPoints } from '../../engine/base/index.ts';
import {
	afford,
	asksFor,
	bearersFor,
	candidate,
	foundGroup,
	mayLead,
	moving,
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
			yield* afford(fixing, foundGroup(fixing, kindId, { unit }));
		}
		for (const { id } of musterGroups(fixing.context, kindId)) {
			yield candidate([{ kind: 'join-group', units: [unit.unit.id], group: id }], 0);
		}
		for (const drop of optionsOf(unit)) {
			if (!drop.indexed || !asksFor(of, drop.indexed.grants)) continue;
			const dropped = without([drop]);
			yield dropped;
			const { id } = drop.indexed.entry;
			for (const bearer of bearersFor(fixing, id)) {
				const give = { kind: 'give-option', unit: bearer.unit.id, option: id } as const;
				yield moving(id, [dropped.edit, give], dropped.points + optionPoints(bearer, drop.indexed));
			}
		}
		yield without([wholeUnit(unit)]);
	}
};
