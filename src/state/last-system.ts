const key = 'muster-system';

/** The game that a roster was last made for, in this browser. */
export function lastSystem(): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		// Blocked storage, or no browser at all: nothing is remembered.
		return undefined;
	}
}

/** Remembers for which game a roster is made. */
export function rememberSystem(id: string): void {
	try {
		localStorage.setItem(key, id);
	} catch {
		// It is a convenience: without it the first game is offered first.
	}
}

/** Things of systems, with those of the game last used first. */
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
