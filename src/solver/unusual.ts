import type { IndexedEntry } from '#engine';
import { matches } from '../engine/base/selector.ts';
import type { Habits } from './habits.ts';

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

/** Whether an option is one of the command group that such a bearer usually has. */
export function isOfCommand(
	habits: Habits,
	bearer: ReadonlySet<string>,
	option: IndexedEntry
): boolean {
	const { command = [] } = habits;
	return command.some((of) => matches(of, option.tags)) && !isUnusual(habits, bearer, option);
}
