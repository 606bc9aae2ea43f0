import { matches, optionPoints } from '../../engine/base/index.ts';
import {
	bearersFor,
	candidate,
	selectedBy,
	movedTo,
	wholeUnit,
	without,
	type Candidate,
	type Drop,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

export const fixExclusive: Fixes<'exclusive'> = {
	candidates: (fixing, problem) =>
		problem.outcome === 'exclusive/too-few'
			? forTooFew(fixing, problem)
			: forTooMany(fixing, problem)
};

/** Keeping one: the others are removed, or moved to units that may have them. */
function* forTooMany(
	fixing: FixContext,
	{ constraint, bearer, max }: UnmetAs<'exclusive/too-many'>
): Generator<Candidate> {
	const crowd = selectedBy(constraint.of, [bearer]).filter(({ option }) => option !== undefined);
	if (max === 0) {
		yield* movingOne(fixing, crowd);
		yield without(crowd);
		return;
	}
	for (const kept of crowd) {
		const extras = othersThan(kept, crowd).slice(max - 1);
		yield* movingOne(fixing, extras);
		yield without(extras);
	}
}

/** Adding what is missing, each option of the set in turn, or removing the unit. */
function* forTooFew(
	fixing: FixContext,
	{ constraint, bearer, min, measured }: UnmetAs<'exclusive/too-few'>
): Generator<Candidate> {
	for (const indexed of fixing.offered) {
		if (indexed.type.role !== 'option' || !matches(constraint.of, indexed.tags)) continue;
		const give = { kind: 'give-option', unit: bearer.unit.id, option: indexed.entry.id } as const;
		const edits = Array.from({ length: min - measured }, () => give);
		yield candidate(edits, optionPoints(bearer, indexed) * edits.length);
	}
	yield without([wholeUnit(bearer)]);
}

/** All but the kept one, most expensive first. */
function othersThan(kept: Drop, crowd: readonly Drop[]): readonly Drop[] {
	return crowd.filter((drop) => drop !== kept).toSorted((one, other) => other.points - one.points);
}

function* movingOne(fixing: FixContext, extras: readonly Drop[]): Generator<Candidate> {
	for (const drop of extras) yield* movedTo(bearersFor(fixing, drop.option ?? ''), drop, extras);
}
