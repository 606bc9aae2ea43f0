import { musterUnit, optionPoints } from '../../engine/base/index.ts';
import {
	bearersFor,
	candidate,
	freshUnit,
	optionsOf,
	wholeUnit,
	without,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';
import type { ProblemOf } from '../verdict.ts';

export const repairStanding: Repairs<'standing'> = {
	candidates: (repairing, problem) => {
		switch (problem.outcome) {
			case 'standing/alone':
				return forAlone(repairing, problem);
			case 'standing/not-a-unit':
				return forNotAUnit(repairing, problem);
			case 'standing/not-an-option':
				return forNotAnOption(repairing, problem);
			case 'standing/unknown':
				return forUnknown(problem);
		}
	}
};

/** Giving the option to a unit that may have it, or removing it. */
function* forAlone(
	repairing: RepairContext,
	{ bearer: stray, entry }: ProblemOf<'standing/alone'>
): Generator<Repair> {
	const { id } = entry.entry;
	for (const bearer of bearersFor(repairing, id)) {
		const remove = { kind: 'remove-units', units: [stray.unit.id] } as const;
		const give = { kind: 'give-option', unit: bearer.unit.id, option: id } as const;
		yield candidate([remove, give], optionPoints(bearer, entry) - stray.points);
	}
	yield without([wholeUnit(stray)]);
}

/** Making it a unit of its own, or removing it. */
function* forNotAnOption(
	repairing: RepairContext,
	{ bearer, entry }: ProblemOf<'standing/not-an-option'>
): Generator<Repair> {
	const drop = optionsOf(bearer).find(({ indexed }) => indexed === entry);
	if (!drop) return;
	const taken = without([drop]);
	const fresh = freshUnit(repairing, entry);
	const { points } = musterUnit(fresh, repairing.index);
	yield candidate([taken.edit, { kind: 'add-units', units: [fresh] }], taken.points + points);
	yield taken;
}

/** Giving the option to a unit that may have it, or removing it. */
function* forNotAUnit(
	repairing: RepairContext,
	{ bearer, entry }: ProblemOf<'standing/not-a-unit'>
): Generator<Repair> {
	const drop = optionsOf(bearer).find(({ indexed }) => indexed === entry);
	if (!drop) return;
	const taken = without([drop]);
	const { id } = entry.entry;
	for (const other of bearersFor(repairing, id)) {
		const give = { kind: 'give-option', unit: other.unit.id, option: id } as const;
		yield candidate([taken.edit, give], taken.points + optionPoints(other, entry));
	}
	yield taken;
}

/** Removing what the army does not have. */
function* forUnknown({ bearer, id }: ProblemOf<'standing/unknown'>): Generator<Repair> {
	const drop = optionsOf(bearer).find(({ option, indexed }) => !indexed && option === id);
	if (drop) yield without([drop]);
	if (!bearer.indexed && bearer.unit.entry === id) yield without([wholeUnit(bearer)]);
}
