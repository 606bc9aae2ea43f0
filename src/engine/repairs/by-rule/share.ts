import type { ConstraintOf } from '#schema';
import { optionPoints } from '../../muster.ts';
import { matches } from '../../selector.ts';
import { additionsOf, afford } from '../addition.ts';
import { dropAll, meantBy, optionsOf, wholeUnit } from '../drop.ts';
import { gather, waysToFree, type Spare } from '../free-points.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { sizesForShare, smallerSize } from '../sizes.ts';
import { newPoints } from '../../new-unit.ts';
import { fewerModels, moreModels } from './models.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

type Share = ConstraintOf<'share'>;

/** More of these, or what makes the unit dearer; or a smaller game. */
export function* forTooLittle(workshop: Workshop, { of, scope }: Share): Generator<Repair> {
	const { measured, min = 0 } = workshop.problem;
	const short = min - measured;
	yield* smallerSize(workshop);
	if (scope === 'unit') {
		const bearer = unitConcerned(workshop);
		if (!bearer) return;
		for (const option of workshop.offered) {
			if (option.type.role !== 'option' || optionPoints(bearer, option) < short) continue;
			const { id } = option.entry;
			const give = { kind: 'give-option', unit: bearer.unit.id, option: id } as const;
			yield candidate([give], optionPoints(bearer, option));
		}
		yield without([wholeUnit(bearer)]);
		return;
	}
	yield* moreModels(workshop, short, of);
	for (const { entry, isUnit, tags } of workshop.offered) {
		if (!isUnit || !matches(of, tags)) continue;
		const points = newPoints(workshop.index, entry.id);
		if (points <= 0) continue;
		const count = Math.ceil(short / points);
		for (const addition of additionsOf(workshop, { all: [entry.id] }, count)) {
			yield* afford(workshop, { ...addition, isSpare: notMeant(of) });
		}
	}
}

function notMeant(of: Share['of']): Spare {
	return ({ unit, indexed }) => !matches(of, unit.tags) && !(indexed && matches(of, indexed.tags));
}

/** Less of these: of the one unit what it was given, or the unit; or a bigger game. */
export function* forTooMuch(workshop: Workshop, constraint: Share): Generator<Repair> {
	yield* sizesForShare(workshop, constraint);
	const bearer = unitConcerned(workshop);
	if (constraint.scope === 'unit' && bearer) {
		for (const drop of optionsOf(bearer)) if (drop.points > 0) yield without([drop]);
		yield without([wholeUnit(bearer)]);
		yield without(meantBy(constraint.of, [bearer]).filter(({ option }) => option !== undefined));
		return;
	}
	const over = overBy(workshop);
	yield* fewerModels(workshop, over, constraint.of);
	for (const drops of waysToFree(workshop, over, isMeant(constraint))) yield without(drops);
}

/** Parting with a mixture of these. */
export function* forTooMuchAtLast(workshop: Workshop, constraint: Share): Generator<Repair> {
	const drops = meantBy(constraint.of, workshop.context.units);
	const over = overBy(workshop);
	const mixed = gather(workshop, drops, (picked) => dropAll(picked).points >= over);
	if (mixed) yield without(mixed);
}

function isMeant({ of }: Share): Spare {
	return ({ unit, indexed }) =>
		matches(of, unit.tags) || (indexed !== undefined && matches(of, indexed.tags));
}

function overBy({ problem: { measured, max = 0 } }: Workshop): number {
	return measured - max;
}
