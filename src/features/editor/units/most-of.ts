import {
	matches,
	optionRooms,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';

/** How many of an option a unit may have: one, unless its row or a set that it is in says more. */
export function mostOf(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry,
	size: number
): number {
	const rooms = optionRooms(index, mustered, size).flatMap(({ of, max, isOfPoints }) =>
		isOfPoints !== true && max !== undefined && matches(of, option.tags) ? [max] : []
	);
	return option.entry.repeat ?? (rooms.length > 0 ? Math.min(...rooms) : 1);
}
