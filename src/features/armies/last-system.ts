import { storeOnceOpen } from '../../persistence/choices/early-choices.ts';
import { recall, remember, systemCopy } from '../../platform/remembered.ts';

/** The game of the last roster made in this browser. */
export function lastSystem(): string | undefined {
	return recall(systemCopy);
}

/** Remembers a game, to offer it first next time. */
export function rememberSystem(id: string): void {
	remember(systemCopy, id);
	storeOnceOpen({ lastSystem: id });
}

/** Sorts things of several systems so that those of the game last used come first. */
export function lastUsedFirst<T extends { readonly id: string }>(
	things: readonly T[],
	last = lastSystem()
): readonly T[] {
	const [first, others] = [
		things.filter(({ id }) => id === last),
		things.filter(({ id }) => id !== last)
	];
	return [...first, ...others];
}
