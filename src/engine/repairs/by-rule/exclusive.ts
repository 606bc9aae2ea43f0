import type { ConstraintOf } from '#schema';
import { amountFor } from '../../numbers.ts';
import { optionPoints } from '../../muster.ts';
import { matches } from '../../selector.ts';
import { dropAll, meantBy, wholeUnit, type Drop } from '../drop.ts';
import { bearersFor } from '../kinds.ts';
import { candidate, moving, without, type Candidate } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** Keeping each in turn: the others go off, or one of them to another unit that may have it. */
export function* forExclusive(
	workshop: Workshop,
	{ of, max: most = Infinity }: ConstraintOf<'exclusive'>
): Generator<Candidate> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const max = amountFor(bearer, most, workshop.context.size) ?? Infinity;
	if (max === 0) {
		const all = meantBy(of, [bearer]).filter(({ option }) => option !== undefined);
		yield* movingOne(workshop, all);
		yield without(all);
		return;
	}
	const crowd = meantBy(of, [bearer]).filter(({ option }) => option !== undefined);
	for (const kept of crowd) {
		const extras = othersThan(kept, crowd).slice(max - 1);
		yield* movingOne(workshop, extras);
		yield without(extras);
	}
}

/** Giving what is missing, each that the set has; or parting with the unit. */
export function* forExclusiveTooFew(
	workshop: Workshop,
	{ of }: ConstraintOf<'exclusive'>
): Generator<Candidate> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const { min = 1, measured } = workshop.problem;
	for (const indexed of workshop.offered) {
		const { id } = indexed.entry;
		if (indexed.type.role !== 'option' || !matches(of, indexed.tags)) continue;
		const give = { kind: 'give-option', unit: bearer.unit.id, option: id } as const;
		const edits = Array.from({ length: min - measured }, () => give);
		yield candidate(edits, optionPoints(bearer, indexed) * edits.length);
	}
	yield without([wholeUnit(bearer)]);
}

/** The others, the dearest first: those are kept the longest. */
function othersThan(kept: Drop, crowd: readonly Drop[]): readonly Drop[] {
	return crowd.filter((drop) => drop !== kept).toSorted((one, other) => other.points - one.points);
}

function* movingOne(workshop: Workshop, extras: readonly Drop[]): Generator<Candidate> {
	const taken = dropAll(extras);
	for (const { option = '', indexed } of extras) {
		for (const bearer of bearersFor(workshop, option)) {
			const give = { kind: 'give-option', unit: bearer.unit.id, option } as const;
			const price = indexed ? optionPoints(bearer, indexed) : 0;
			yield moving(option, [...taken.edits, give], price - taken.points);
		}
	}
}
