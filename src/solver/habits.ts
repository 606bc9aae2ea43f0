import type { ArmyIndex, IndexedEntry } from '#engine';
import type { Completion, Selector } from '#schema';
import { matches } from '../engine/base/selector.ts';

/** What lists of a game, and of one of its armies, usually look like. */
export interface Habits extends Omit<Completion, 'command' | 'seldom'> {
	/** Options that a unit usually has all of. */
	readonly command?: readonly Selector[];
	/** What a list has only where a player wants it. */
	readonly seldom?: readonly Selector[];
}

/** Those of a game of which nothing is known. */
export const plainHabits: Habits = { repeat: 3, spread: [], sizes: [1, 1.5, 2, 3] };

/** The habits of a game together with those of the army. */
export function habitsOf({ system, army }: ArmyIndex): Habits {
	const { command, seldom, unusual = [], ...usual } = system.completion ?? {};
	const own = army.completion ?? {};
	return {
		...plainHabits,
		...usual,
		command: known([command, own.command]),
		seldom: known([seldom, own.seldom]),
		unusual: [...unusual, ...(own.unusual ?? [])]
	};
}

function known<T>(all: readonly (T | undefined)[]): readonly T[] {
	return all.filter((each) => each !== undefined);
}

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
