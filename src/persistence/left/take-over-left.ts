import { hasFormerNotes } from './former-notes.ts';
import type { RawStorage } from '../db/open.ts';
import { openPages, waitingKeys } from '../db/waiting.ts';

/** Takes over the waiting rows of closed pages. Loaded only when there are some. */
export interface LeftTaker {
	/** Turns the notes of a former version into waiting rows. */
	readonly notes: (storage: RawStorage) => Promise<void>;
	readonly rows: (id: string, storage: RawStorage) => Promise<unknown>;
}

let fetchTaker: (() => Promise<LeftTaker>) | undefined;

/** Sets how the code that takes over is loaded; called once when the app starts. */
export function setLeftTaker(fetch: () => Promise<LeftTaker>): void {
	fetchTaker = fetch;
}

/** Milliseconds to wait for the database before it is read as it is. */
const maxWait = 3000;

/**
 * Takes over what closed pages have left, so that whoever reads rosters next sees it. What the browser refuses
 * keeps waiting.
 * @param id of one roster; by default all
 */
export async function takeOverLeft(storage: RawStorage, id?: string): Promise<void> {
	const settling = takeLeft(storage, id).catch(() => undefined);
	await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, maxWait))]);
}

async function takeLeft(storage: RawStorage, id: string | undefined): Promise<void> {
	if (hasFormerNotes()) await (await fetchTaker?.())?.notes(storage);
	for (const roster of await rostersLeft(id)) {
		await (await fetchTaker?.())?.rows(roster, storage);
	}
}

/** The rosters for which closed pages have left waiting rows. */
async function rostersLeft(id?: string): Promise<readonly string[]> {
	const keys = await waitingKeys(id);
	if (keys.length === 0) return [];
	const open = await openPages();
	return [...new Set(keys.filter(([, page]) => !open.has(page)).map(([roster]) => roster))];
}
