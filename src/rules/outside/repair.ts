import { asksFor, musterGroups, optionPoints } from '../../engine/base/index.ts';
import {
	afford,
	bearersFor,
	candidate,
	foundGroup,
	mayLead,
	moving,
	optionsOf,
	wholeUnit,
	without
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';

/** The unit joins a group or leads one of its own; what keeps it from standing alone goes; or it goes. */
export const repairOutside: Repairs<'outside'> = {
	*candidates(workshop, { constraint: { group: kindId, of }, bearer: unit }) {
		if (mayLead(workshop, kindId, unit)) {
			yield* afford(workshop, foundGroup(workshop, kindId, { unit }));
		}
		for (const { id } of musterGroups(workshop.context, kindId)) {
			yield candidate([{ kind: 'join-group', units: [unit.unit.id], group: id }], 0);
		}
		for (const drop of optionsOf(unit)) {
			if (!drop.indexed || !asksFor(of, drop.indexed.grants)) continue;
			const taken = without([drop]);
			yield taken;
			const { id } = drop.indexed.entry;
			for (const bearer of bearersFor(workshop, id)) {
				const give = { kind: 'give-option', unit: bearer.unit.id, option: id } as const;
				yield moving(id, [taken.edit, give], taken.points + optionPoints(bearer, drop.indexed));
			}
		}
		yield without([wholeUnit(unit)]);
	}
};
