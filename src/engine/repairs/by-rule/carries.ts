import type { ConstraintOf } from '#schema';
import { afford, givingsTo } from '../addition.ts';
import { bearersFor } from '../kinds.ts';
import { dropAll, optionsOf } from '../drop.ts';
import { optionPoints } from '../../muster.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** Moving the option to a unit that may have it, making this one such a unit, or taking it off. */
export function* forNotAllowed(
	workshop: Workshop,
	{ option, by }: ConstraintOf<'carries'>
): Generator<Repair> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const options = optionsOf(bearer);
	const copies = options.filter((drop) => drop.option === option);
	const taken = dropAll(copies);
	const indexed = workshop.index.entries.get(option);
	for (const other of bearersFor(workshop, option)) {
		const give = { kind: 'give-option', unit: other.unit.id, option } as const;
		const price = indexed ? optionPoints(other, indexed) : 0;
		yield candidate([...taken.edits, give], price - taken.points);
	}
	for (const addition of givingsTo(workshop, bearer, by)) yield* afford(workshop, addition);
	yield without(copies);
	// Another option of the unit may be what bars it.
	for (const drop of options) if (drop.indexed?.entry.grants) yield without([drop]);
}
