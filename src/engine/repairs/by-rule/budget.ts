import type { ConstraintOf } from '#schema';
import { givenOf } from '../../checks/budget.ts';
import { optionPoints } from '../../muster.ts';
import { dropAll, optionsOf } from '../drop.ts';
import { gather } from '../free-points.ts';
import { bearersFor } from '../kinds.ts';
import { moving, without, type Candidate } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** Parting with one of these, or handing it to another that may have it; or parting with several. */
export function* forOverBudget(
	workshop: Workshop,
	constraint: ConstraintOf<'budget'>
): Generator<Candidate> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const { measured, max = 0 } = workshop.problem;
	const given = givenOf(constraint, bearer);
	const drops = optionsOf(bearer).filter((drop) => given.some((one) => one === drop.given));
	for (const drop of drops) {
		if (drop.points < measured - max) continue;
		const { option = '', indexed } = drop;
		const taken = dropAll([drop]);
		for (const other of bearersFor(workshop, option)) {
			const give = { kind: 'give-option', unit: other.unit.id, option } as const;
			const price = indexed ? optionPoints(other, indexed) : 0;
			yield moving(option, [...taken.edits, give], price - taken.points);
		}
		yield without([drop]);
	}
	const several = gather(workshop, drops, (picked) => dropAll(picked).points >= measured - max);
	if (several) yield without(several);
}
