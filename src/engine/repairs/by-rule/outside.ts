import type { ConstraintOf } from '#schema';
import { musterGroups } from '../../groups.ts';
import { optionPoints } from '../../muster.ts';
import { afford } from '../addition.ts';
import { optionsOf, wholeUnit } from '../drop.ts';
import { bearersFor } from '../kinds.ts';
import { foundGroup } from '../new-group.ts';
import { mayLead } from '../regroup.ts';
import { candidate, moving, without, type Candidate } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** The unit joins a group or leads one of its own; what keeps it from standing alone goes; or it goes. */
export function* forLeftOut(
	workshop: Workshop,
	{ group: kindId }: ConstraintOf<'outside'>
): Generator<Candidate> {
	const unit = unitConcerned(workshop);
	if (!unit) return;
	if (mayLead(workshop, kindId, unit)) {
		yield* afford(workshop, foundGroup(workshop, kindId, { unit }));
	}
	for (const { id } of musterGroups(workshop.context, kindId)) {
		yield candidate([{ kind: 'join-group', units: [unit.unit.id], group: id }], 0);
	}
	for (const drop of optionsOf(unit)) {
		if (!drop.indexed?.entry.grants) continue;
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
