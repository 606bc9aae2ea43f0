import type { Selector } from '#schema';
import { chosenModels, musterUnit } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { matches } from '../base/selector.ts';
import { candidate, type Repair } from './repair.ts';
import type { RepairContext } from './repair-context.ts';

/** Removing enough models from one of these units to free these points. */
export function* fewerModels(
	repairing: RepairContext,
	over: number,
	of: Selector = {}
): Generator<Repair> {
	for (const unit of selectedAndSized(repairing, of)) {
		const least = leastOf(unit);
		const models = chosenModels(unit) ?? least;
		const wanted = models - Math.ceil(over / pointsOfOne(repairing, unit, models));
		if (wanted >= least && wanted < models) yield strength(repairing, unit, wanted);
	}
}

/** Adding enough models to one of these units to spend these points. */
export function* moreModels(
	repairing: RepairContext,
	short: number,
	of: Selector
): Generator<Repair> {
	for (const unit of selectedAndSized(repairing, of)) {
		const models = chosenModels(unit) ?? 1;
		const wanted = models + Math.ceil(short / pointsOfOne(repairing, unit, models));
		if (Number.isFinite(wanted)) yield strength(repairing, unit, wanted);
	}
}

function selectedAndSized({ context }: RepairContext, of: Selector): readonly MusteredUnit[] {
	return context.units.filter((unit) => chosenModels(unit) !== undefined && matches(of, unit.tags));
}

function leastOf({ indexed }: MusteredUnit): number {
	const size = indexed?.entry.size;
	return typeof size === 'object' ? (size.min ?? 1) : 1;
}

/** The points of one more model. */
function pointsOfOne(
	{ index }: RepairContext,
	{ unit, points }: MusteredUnit,
	models: number
): number {
	return musterUnit({ ...unit, models: models + 1 }, index).points - points;
}

/** Setting the number of models of a unit. */
export function strength(
	{ index }: RepairContext,
	{ unit, points }: MusteredUnit,
	models: number
): Repair {
	const after = musterUnit({ ...unit, models }, index);
	return candidate([{ kind: 'set-models', unit: unit.id, models }], after.points - points);
}
