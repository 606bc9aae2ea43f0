import type { RosterUnit } from '#schema';
import { totalled, unitPointsOf, type CheckContext } from '../base/context.ts';
import { arrange } from '../base/groups.ts';
import { musterUnit } from '../base/muster.ts';

/** The total with one more unit: costs of units taken together change with it. */
export function pointsWith(context: CheckContext, unit: RosterUnit): number {
	const { index, groups } = context;
	const mustered = musterUnit(unit, index);
	const units = [...context.units, mustered];
	const next = { ...context, units, arranged: arrange(index, groups, units) };
	return totalled(next, unitPointsOf(context) + mustered.points).points;
}
