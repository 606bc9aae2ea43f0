import { freshUnit } from '../addition.ts';
import { optionsOf, wholeUnit } from '../drop.ts';
import { bearersFor } from '../kinds.ts';
import { musterUnit, optionPoints } from '../../muster.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** Giving the option to a unit that may have it, or parting with it. */
export function* forAlone(workshop: Workshop): Generator<Repair> {
	const stray = unitConcerned(workshop);
	if (!stray?.indexed) return;
	const { id } = stray.indexed.entry;
	for (const bearer of bearersFor(workshop, id)) {
		const remove = { kind: 'remove-units', units: [stray.unit.id] } as const;
		const give = { kind: 'give-option', unit: bearer.unit.id, option: id } as const;
		yield candidate([remove, give], optionPoints(bearer, stray.indexed) - stray.points);
	}
	yield without([wholeUnit(stray)]);
}

/** Having it stand by itself, or parting with it. */
export function* forNotAnOption(workshop: Workshop): Generator<Repair> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const { subject } = workshop.problem;
	const drop = optionsOf(bearer).find(
		({ indexed }) => indexed && indexed.type.role !== 'option' && indexed.entry.name === subject
	);
	if (!drop?.indexed) return;
	const taken = without([drop]);
	const fresh = freshUnit(workshop, drop.indexed);
	const { points } = musterUnit(fresh, workshop.index);
	yield candidate([taken.edit, { kind: 'add-units', units: [fresh] }], taken.points + points);
	yield taken;
}

/** Giving the option to a unit that may have it, or parting with it. */
export function* forNotAUnit(workshop: Workshop): Generator<Repair> {
	const { subject } = workshop.problem;
	const bearer = unitConcerned(workshop);
	const options = bearer ? optionsOf(bearer) : [];
	const drop = options.find(({ indexed }) => indexed?.entry.name === subject);
	if (!drop?.indexed) return;
	const taken = without([drop]);
	const { id } = drop.indexed.entry;
	for (const other of bearersFor(workshop, id)) {
		const give = { kind: 'give-option', unit: other.unit.id, option: id } as const;
		yield candidate([taken.edit, give], taken.points + optionPoints(other, drop.indexed));
	}
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
