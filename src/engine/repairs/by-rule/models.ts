import type { ConstraintOf } from '#schema';
import { chosenModels, musterUnit, type MusteredUnit } from '../../muster.ts';
import { matches } from '../../selector.ts';
import { wholeUnit } from '../drop.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

/** As many models as the rule allows at the nearest; or parting with the unit. */
export function* forModels(workshop: Workshop): Generator<Repair> {
	const bearer = unitConcerned(workshop);
	if (!bearer) return;
	const { measured, min = measured, max = measured } = workshop.problem;
	yield strength(workshop, bearer, measured < min ? min : max);
	yield without([wholeUnit(bearer)]);
}

/** Each unit of these with so many models fewer that so many points come free. */
export function* fewerModels(
	workshop: Workshop,
	over: number,
	of: ConstraintOf<'share'>['of'] = {}
): Generator<Repair> {
	for (const unit of meantAndSized(workshop, of)) {
		const least = leastOf(unit);
		const models = chosenModels(unit) ?? least;
		const wanted = models - Math.ceil(over / pointsOfOne(workshop, unit, models));
		if (wanted >= least && wanted < models) yield strength(workshop, unit, wanted);
	}
}

/** Each unit of these with so many models more that so many points are spent. */
export function* moreModels(
	workshop: Workshop,
	short: number,
	of: ConstraintOf<'share'>['of']
): Generator<Repair> {
	for (const unit of meantAndSized(workshop, of)) {
		const models = chosenModels(unit) ?? 1;
		const wanted = models + Math.ceil(short / pointsOfOne(workshop, unit, models));
		if (Number.isFinite(wanted)) yield strength(workshop, unit, wanted);
	}
}

function meantAndSized(
	{ context }: Workshop,
	of: ConstraintOf<'share'>['of']
): readonly MusteredUnit[] {
	return context.units.filter((unit) => chosenModels(unit) !== undefined && matches(of, unit.tags));
}

function leastOf({ indexed }: MusteredUnit): number {
	const size = indexed?.entry.size;
	return typeof size === 'object' ? (size.min ?? 1) : 1;
}

/** Points of one model more. */
function pointsOfOne({ index }: Workshop, { unit, points }: MusteredUnit, models: number): number {
	return musterUnit({ ...unit, models: models + 1 }, index).points - points;
}

function strength({ index }: Workshop, { unit, points }: MusteredUnit, models: number): Repair {
	const after = musterUnit({ ...unit, models }, index);
	return candidate([{ kind: 'set-models', unit: unit.id, models }], after.points - points);
}
