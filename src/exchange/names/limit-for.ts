import { checkRoster, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';

/**
 * The points limit of a text that states only the points spent: the lowest usual limit that is high enough. Above
 * the highest usual limit, it goes on in steps of the same size.
 */
export function limitFor(spent: number | undefined, { system }: ArmyIndex): number {
	const { sizes, usualSize } = system;
	if (spent === undefined) return usualSize;
	const usual = [...new Set([...sizes, usualSize])].toSorted((one, other) => one - other);
	const [last = 0, before = 0] = usual.toReversed();
	const step = last - before;
	const beyond = step > 0 ? last + Math.ceil((spent - last) / step) * step : spent;
	return usual.find((size) => size >= spent) ?? beyond;
}

/** A roster whose points limit was assumed, at one that it fits: what is spent may be more than the text counts. */
export function atFittingSize(roster: Roster, index: ArmyIndex): Roster {
	const { points } = checkRoster(roster, index);
	return points <= roster.size ? roster : { ...roster, size: limitFor(points, index) };
}
