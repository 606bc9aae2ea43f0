import type { Roster } from '#schema';
import { biggestSize, maxGroups, maxModels, maxOptions, maxUnits } from '../../schema/bounds.ts';

/** Whether a roster can be stored: one that is too large could not be read again. */
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
