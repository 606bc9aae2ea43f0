import type { ArmyIndex } from '#engine';

/** The points limit of a text that states only what was spent: the least usual one that it fits. */
export function sizeFor(spent: number | undefined, { system }: ArmyIndex): number {
	const { sizes, usualSize } = system;
	if (spent === undefined) return usualSize;
	const fitting = sizes.filter((size) => size >= spent).toSorted((one, other) => one - other);
	return fitting[0] ?? Math.max(usualSize, spent);
}
