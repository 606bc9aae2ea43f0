import type { Saving } from './saving.svelte.ts';

/** What the editors of this page have not stored whole yet, by roster. */
export const unsaved = new Map<string, Saving>();

/** Stores all that this page has edited; whether that has succeeded. */
export async function storeUnsaved(): Promise<boolean> {
	await Promise.allSettled([...unsaved.values()].map((saving) => saving.flush()));
	return unsaved.size === 0;
}
