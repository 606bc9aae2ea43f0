import type { Stored } from './stored-roster.ts';

/** Orders rosters by their last edit; those that cannot be read come first, so that they are noticed. */
export function latestFirst(a: Stored, b: Stored): number {
	return editedAt(b) - editedAt(a);
}

function editedAt(stored: Stored): number {
	return stored.readable ? stored.updatedAt : Number.MAX_SAFE_INTEGER;
}
