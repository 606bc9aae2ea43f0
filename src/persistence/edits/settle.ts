import { hasNotes } from './notes.ts';
import type { RawStorage } from '../db/open.ts';
import { openPages, waitingKeys } from './waiting.ts';

/** Takes over the waiting rows of closed pages. Loaded only when there are some. */
export interface TakesOver {
	/** Notes of an earlier version's pages become waiting rows. */
	readonly notes: (storage: RawStorage) => Promise<void>;
	readonly rows: (id: string, storage: RawStorage) => Promise<unknown>;
}

let fetchTaker: (() => Promise<TakesOver>) | undefined;

/** Set once, at the start of the app: how to load what takes over. */
export function takeOverWith(fetch: () => Promise<TakesOver>): void {
	fetchTaker = fetch;
}

/** Milliseconds after which a storage that does not answer is read as it is. */
const maxWait = 3000;

/**
 * Makes the rows of rosters what they are together with what closed pages left in waiting: whoever reads them
 * begins with this. What the browser refuses stays in waiting until the next time.
 * @param id of one roster; else of all
 */
export async function settle(storage: RawStorage, id?: string): Promise<void> {
	const settling = takeLeft(storage, id).catch(() => undefined);
	await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, maxWait))]);
}

async function takeLeft(storage: RawStorage, id: string | undefined): Promise<void> {
	if (hasNotes()) await (await fetchTaker?.())?.notes(storage);
	for (const roster of await rostersLeft(id)) {
		await (await fetchTaker?.())?.rows(roster, storage);
	}
}

/** The rosters that closed pages left waiting rows of. */
async function rostersLeft(id?: string): Promise<readonly string[]> {
	const keys = await waitingKeys(id);
	if (keys.length === 0) return [];
	const open = await openPages();
	return [...new Set(keys.filter(([, page]) => !open.has(page)).map(([roster]) => roster))];
}
