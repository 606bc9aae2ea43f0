import type { Completion as Habits } from '#schema';
import type { IndexedEntry } from '#engine';
import { matches } from '../engine/base/selector.ts';

/** Whether a bearer that is so has an option only where a player wants that. */
export function isUnusual(
	{ unusual = [] }: Habits,
	bearer: ReadonlySet<string>,
	option: IndexedEntry
): boolean {
	return unusual.some(
		({ of, by }) => matches(of, option.tags) && (by === undefined || matches(by, bearer))
	);
}
