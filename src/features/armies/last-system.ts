import { recall, remember } from '../../platform/remembered.ts';

const key = 'muster-system';

/** The game that a roster was last made for, in this browser. */
export function lastSystem(): string | undefined {
	return recall(key);
}

/** Remembers for which game a roster is made: that game is offered first. */
export function rememberSystem(id: string): void {
	remember(key, id);
}

/** Items of several systems, those of the game last used first. */
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
