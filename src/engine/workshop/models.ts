import type { Selector } from '#schema';
import { chosenModels, musterUnit, type MusteredUnit } from '../base/muster.ts';
import { matches } from '../base/selector.ts';
import { candidate, type Repair } from './repair.ts';
import type { Workshop } from './workshop.ts';

/** Each of these units with as many models fewer as free so many points. */
export function* fewerModels(
	workshop: Workshop,
	over: number,
	of: Selector = {}
): Generator<Repair> {
	for (const unit of meantAndSized(workshop, of)) {
		const least = leastOf(unit);
		const models = chosenModels(unit) ?? least;
		const wanted = models - Math.ceil(over / pointsOfOne(workshop, unit, models));
		if (wanted >= least && wanted < models) yield strength(workshop, unit, wanted);
	}
}

/** Each of these units with as many models more as spend so many points. */
export function* moreModels(workshop: Workshop, short: number, of: Selector): Generator<Repair> {
	for (const unit of meantAndSized(workshop, of)) {
		const models = chosenModels(unit) ?? 1;
		const wanted = models + Math.ceil(short / pointsOfOne(workshop, unit, models));
		if (Number.isFinite(wanted)) yield strength(workshop, unit, wanted);
	}
}

function meantAndSized({ context }: Workshop, of: Selector): readonly MusteredUnit[] {
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

/** A unit with so many models. */
export function strength(
	{ index }: Workshop,
	{ unit, points }: MusteredUnit,
	models: number
): Repair {
	const after = musterUnit({ ...unit, models }, index);
	return candidate([{ kind: 'set-models', unit: unit.id, models }], after.points - points);
}
