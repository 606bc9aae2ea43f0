import type { Roster } from '#schema';
import { biggestSize, maxGroups, maxModels, maxOptions, maxUnits } from '../../schema/bounds.ts';

/** Whether a roster is small enough to be read again after storing. */
export function isWithinBounds({ size, units, groups = [] }: Roster): boolean {
	return (
		size <= biggestSize &&
		units.length <= maxUnits &&
		groups.length <= maxGroups &&
		units.every(
			({ options = [], models = 1 }) => options.length <= maxOptions && models <= maxModels
		)
	);
}
