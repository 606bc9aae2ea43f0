import type { Selector } from '#schema';
import { variableModels, musterUnit } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { matches } from '../base/selector.ts';
import { candidate, type Fix } from './fix.ts';
import type { FixContext } from './fix-context.ts';

/** Removing enough models from one of these units to free these points. */
export function* fewerModels(
	fixing: FixContext,
	points: number,
	of: Selector = {}
): Generator<Fix> {
	for (const unit of selectedAndSized(fixing, of)) {
		const least = fewestModels(unit);
		const models = variableModels(unit) ?? least;
		const wanted = models - Math.ceil(points / pointsOfOne(fixing, unit, models));
		if (wanted >= least && wanted < models) yield strength(fixing, unit, wanted);
	}
}

/** Adding enough models to one of these units to spend these points. */
export function* moreModels(fixing: FixContext, points: number, of: Selector): Generator<Fix> {
	for (const unit of selectedAndSized(fixing, of)) {
		const models = variableModels(unit) ?? 1;
		const wanted = models + Math.ceil(points / pointsOfOne(fixing, unit, models));
		if (Number.isFinite(wanted)) yield strength(fixing, unit, wanted);
	}
}

function selectedAndSized({ context }: FixContext, of: Selector): readonly MusteredUnit[] {
	return context.units.filter(
		(unit) => variableModels(unit) !== undefined && matches(of, unit.tags)
	);
}

function fewestModels({ indexed }: MusteredUnit): number {
	const size = indexed?.entry.size;
	return typeof size === 'object' ? (size.min ?? 1) : 1;
}

/** The points of one more model. */
function pointsOfOne(
	{ index }: FixContext,
	{ unit, points }: MusteredUnit,
	models: number
): number {
	return musterUnit({ ...unit, models: models + 1 }, index).points - points;
}

/** Setting the number of models of a unit. */
export function strength(
	{ index }: FixContext,
	{ unit, points }: MusteredUnit,
	models: number
): Fix {
	const after = musterUnit({ ...unit, models }, index);
	return candidate([{ kind: 'set-models', unit: unit.id, models }], after.points - points);
}
