import { notStored } from '../../i18n/en/storing.ts';
import { openStorage, type LastRows, type Loaded } from '../index.ts';
import { hasFormerNotes } from '../left/former-notes.ts';
import { takeNotes } from '../left/take-notes.ts';
import { thisPage } from '../db/page-database.ts';
import { openPages, waitingKeys, type Upon } from '../db/waiting.ts';
import type { LeftApart } from '../left/replay.ts';
import type { OpenedRoster } from './opened-roster.ts';
import { takeOverRoster } from '../left/take-over.ts';
import { unsavedRosters } from '../saving/saving.svelte.ts';

/** Milliseconds to wait for another open page to store its edits, as one that was just left. */
const maxWait = 500;

/** Milliseconds after which a database that does not answer counts as blocked. */
const noAnswerAfter = 3000;

/** A roster not yet stored; the editor that opens it stores it. */
export type UnsavedRoster = Pick<OpenedRoster, 'roster' | 'updatedAt' | 'base' | 'past'> & {
	readonly isUnsaved: true;
	/** The mark of the data that judged it. */
	readonly data?: string | undefined;
	/** The waiting rows that it includes. */
	readonly counts: LastRows;
};

/**
 * Finds a roster with waiting rows. What closed pages left is stored first; what needs the player's decision is
 * returned as an unsaved roster.
 * @throws if the browser blocks its database and this page has nothing of the roster
 */
export async function findRoster(id: string): Promise<UnsavedRoster | Loaded> {
	const own = await takeUnsaved(id);
	if (own) return own;
	await othersDone(id);
	return inTime(findLeft(id));
}

/** Edits that this page could not store. Opening the roster again stores them. */
async function takeUnsaved(id: string): Promise<UnsavedRoster | undefined> {
	const saving = unsavedRosters.get(id);
	await inTime(saving?.saveNow()).catch(() => undefined);
	const waiting = saving?.toSave;
	if (!saving || !waiting) return undefined;
	const counts = saving.lastRowsOf(waiting);
	const { base, upon } = saving;
	saving.stop();
	return unsavedOf({ ...waiting, base, counts }, upon);
}

async function findLeft(id: string): Promise<UnsavedRoster | Loaded> {
	const { raw } = await openStorage();
	if (hasFormerNotes()) await takeNotes(raw).catch(() => undefined);
	const apart = await takeOverRoster(id, raw);
	return apart ? unsavedOf(apart, apart.upon) : raw.rosters.load(id);
}

function unsavedOf(
	{ roster, base, data, counts }: Omit<LeftApart, 'upon'>,
	upon: Upon
): UnsavedRoster {
	const past = { cursor: upon.step, steps: upon.step };
	return { isUnsaved: true, roster, base, data, counts, updatedAt: upon.at, past };
}

/** Waits for other open pages that are about to store the roster, as one that was just left. */
async function othersDone(id: string): Promise<void> {
	const start = performance.now();
	while (performance.now() - start < maxWait) {
		const [keys, open] = await Promise.all([waitingKeys(id), openPages()]);
		if (!keys.some(([, page]) => page !== thisPage && open.has(page))) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

function inTime<T>(work: T | Promise<T>): Promise<T> {
	const late = new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error(notStored.noAnswer)), noAnswerAfter);
	});
	return Promise.race([work, late]);
}
