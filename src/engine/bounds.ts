import type { Roster } from '#schema';
import { biggestSize, mostGroups, mostModels, mostOptions, mostUnits } from '../schema/bounds.ts';

/** Whether a roster can be stored: one that is too large could not be read again. */
export function isWithinBounds({ size, units, groups = [] }: Roster): boolean {
	return (
		size <= biggestSize &&
		units.length <= mostUnits &&
		groups.length <= mostGroups &&
		units.every(
			({ options = [], models = 1 }) => options.length <= mostOptions && models <= mostModels
		)
	);
}
