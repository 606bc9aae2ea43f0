import { freshUnit } from '../addition.ts';
import { optionsOf, wholeUnit } from '../drop.ts';
import { bearersFor } from '../kinds.ts';
import { musterUnit } from '../../muster.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** Giving the option to a unit that may have it, or parting with it. */
export function* forAlone(workshop: Workshop): Generator<Repair> {
	const stray = unitConcerned(workshop);
	if (!stray?.indexed) return;
	const { id, cost } = stray.indexed.entry;
	for (const { unit } of bearersFor(workshop, id)) {
		const remove = { kind: 'remove-units', units: [stray.unit.id] } as const;
		const give = { kind: 'give-option', unit: unit.id, option: id } as const;
		yield candidate([remove, give], cost - stray.points);
	}
	yield without([wholeUnit(stray)]);
}

/** Making it a unit of its own, or parting with it. */
export function* forNotAnOption(workshop: Workshop): Generator<Repair> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const { subject } = workshop.problem;
	const drop = optionsOf(bearer).find(
		({ indexed }) => indexed?.isUnit && indexed.entry.name === subject
	);
	if (!drop?.indexed) return;
	const taken = without([drop]);
	const fresh = freshUnit(workshop, drop.indexed);
	const { points } = musterUnit(fresh, workshop.index);
	yield candidate([taken.edit, { kind: 'add-units', units: [fresh] }], taken.points + points);
	yield taken;
}

/** Parting with what the army does not have. */
export function* forUnknown(workshop: Workshop): Generator<Repair> {
	const unit = unitConcerned(workshop);
	if (!unit) return;
	const { subject } = workshop.problem;
	const drop = optionsOf(unit).find(({ option, indexed }) => !indexed && option === subject);
	if (drop) yield without([drop]);
	if (!unit.indexed && unit.unit.entry === subject) yield without([wholeUnit(unit)]);
}
