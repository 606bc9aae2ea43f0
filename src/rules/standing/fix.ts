import { musterUnit } from '../../engine/base/index.ts';
import {
	bearersFor,
	candidate,
	freshUnit,
	givenTo,
	optionsOf,
	wholeUnit,
	without,
	type Fix,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

export const fixStanding: Fixes<'standing'> = {
	candidates: (fixing, problem) => {
		switch (problem.outcome) {
			case 'standing/alone':
				return forAlone(fixing, problem);
			case 'standing/not-a-unit':
				return forNotAUnit(fixing, problem);
			case 'standing/not-an-option':
				return forNotAnOption(fixing, problem);
			case 'standing/barred':
				return forBarred(problem);
			case 'standing/unknown':
				return forUnknown(problem);
		}
	}
};

/** Giving the option to a unit that may have it, or removing it. */
function* forAlone(
	fixing: FixContext,
	{ bearer: stray, entry }: UnmetAs<'standing/alone'>
): Generator<Fix> {
	const { id } = entry.entry;
	yield* givenTo(bearersFor(fixing, id), id, entry, [wholeUnit(stray)]);
	yield without([wholeUnit(stray)]);
}

/** Making it a unit of its own, or removing it. */
function* forNotAnOption(
	fixing: FixContext,
	{ bearer, entry }: UnmetAs<'standing/not-an-option'>
): Generator<Fix> {
	const drop = optionsOf(bearer).find(({ indexed }) => indexed === entry);
	if (!drop) return;
	const dropped = without([drop]);
	const fresh = freshUnit(fixing, entry);
	const { points } = musterUnit(fresh, fixing.index);
	yield candidate([dropped.edit, { kind: 'add-units', units: [fresh] }], dropped.points + points);
	yield dropped;
}

/** Giving the option to a unit that may have it, or removing it. */
function* forNotAUnit(
	fixing: FixContext,
	{ bearer, entry }: UnmetAs<'standing/not-a-unit'>
): Generator<Fix> {
	const drop = optionsOf(bearer).find(({ indexed }) => indexed === entry);
	if (!drop) return;
	const { id } = entry.entry;
	yield* givenTo(bearersFor(fixing, id), id, entry, [drop]);
	yield without([drop]);
}

/** Removing what the army does not have under its answers. */
function* forBarred({ bearer, entry }: UnmetAs<'standing/barred'>): Generator<Fix> {
	const drop = optionsOf(bearer).find(({ indexed }) => indexed === entry);
	yield without([drop ?? wholeUnit(bearer)]);
}

/** Removing what the army does not have. */
function* forUnknown({ bearer, id }: UnmetAs<'standing/unknown'>): Generator<Fix> {
	const drop = optionsOf(bearer).find(({ option, indexed }) => !indexed && option === id);
	if (drop) yield without([drop]);
	if (!bearer.indexed && bearer.unit.entry === id) yield without([wholeUnit(bearer)]);
}
