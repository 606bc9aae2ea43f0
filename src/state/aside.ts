import { indexArmy, sumOf } from '#engine';
import { editSteps } from '../i18n/en/edit-steps.ts';
import { notStored } from '../i18n/en/not-stored.ts';
import { loadPack } from '../content/load.ts';
import { openStorage, type Loaded } from '../storage/index.ts';
import { eraseFound, keysOwned, readNotes, type FoundNote } from '../storage/read-notes.ts';
import { newRosterId } from './ids.ts';
import type { OpenedRoster } from './open-roster.ts';
import { leftBehind } from './saving.svelte.ts';
import { summarise } from './summarise.ts';

/** Milliseconds that a page which is still open has for storing what it noted. */
const mostWait = 500;

/** Milliseconds after which a storage that does not answer is taken for one that refuses. */
const patience = 3000;

/** Stores what earlier pages kept aside and could not store. What another tab has changed since waits until it is opened. */
export async function storeAside(): Promise<void> {
	const owned = await keysOwned();
	for (const note of readNotes()) {
		if (!owned.has(note.key)) await storeNote(note).catch(() => undefined);
	}
}

/** What was kept aside of a roster and could not be stored as it is: an editor opens it, and stores it. */
export type Aside = Pick<OpenedRoster, 'roster' | 'updatedAt' | 'base' | 'noteKey'> & {
	readonly isFresh: true;
	/** The mark of the data that it was judged with. */
	readonly data: string | undefined;
};

/**
 * Stores what was kept aside of a roster, and loads it; what cannot be stored as it is comes as a note.
 * @throws if the browser blocks its storage and nothing is kept aside
 */
export async function findRoster(id: string): Promise<Aside | Loaded> {
	const owned = await othersDone(id);
	const notes = [...takeLeft(id), ...readNotes(id).filter(({ key }) => !owned.has(key))];
	try {
		return await inTime(storeAndLoad(id, notes));
	} catch (error) {
		const note = notes.at(-1);
		if (note) return openedFrom(note);
		throw error;
	}
}

/** What an editor of this page left behind: from now on it is whoever opens the roster that stores it. */
function takeLeft(id: string): readonly FoundNote[] {
	const saving = leftBehind.get(id);
	leftBehind.delete(id);
	if (!saving?.waiting) return [];
	const { waiting, savedAt: over, base, noteKey: key, storing } = saving;
	saving.stop();
	const at = readNotes(id).find((note) => note.key === key)?.at ?? Date.now();
	return [{ format: 1, at, key, ...waiting, over, base, storing }];
}

async function storeAndLoad(id: string, notes: readonly FoundNote[]): Promise<Aside | Loaded> {
	for (const note of notes) {
		if (!(await storeNote(note))) return openedFrom(note);
	}
	const { rosters } = await openStorage();
	return rosters.load(id);
}

function openedFrom({ roster, over, base, key, data }: FoundNote): Aside {
	return { isFresh: true, roster, updatedAt: over, base, noteKey: key, data };
}

/**
 * Waits for pages that are open and about to store what they noted: as the one that was just left.
 * @returns the keys of notes that such a page writes still: it stores them itself
 */
async function othersDone(id: string): Promise<ReadonlySet<string>> {
	const start = performance.now();
	for (;;) {
		const owned = await keysOwned();
		const isWaiting = !leftBehind.has(id) && readNotes(id).some(({ key }) => owned.has(key));
		if (!isWaiting || performance.now() - start > mostWait) return owned;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

function inTime<T>(work: Promise<T>): Promise<T> {
	const late = new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error(notStored.noAnswer)), patience);
	});
	return Promise.race([work, late]);
}

/**
 * Stores what a note holds.
 * @returns whether it is stored; if not, another tab has stored the roster since the note was made
 */
async function storeNote(note: FoundNote): Promise<boolean> {
	const { rosters } = await openStorage();
	const loaded = await rosters.load(note.roster.id);
	const isStored = loaded.ok
		? sumOf(loaded.roster) === sumOf(note.roster) || (await storeOver(note, loaded))
		: await storeNew(note, loaded.reason);
	if (isStored) eraseFound(note);
	return isStored;
}

/** Where a row cannot be read, what was kept aside becomes a roster of its own. */
async function storeNew(
	{ roster, data }: FoundNote,
	reason: 'missing' | 'unreadable'
): Promise<boolean> {
	const { rosters } = await openStorage();
	const isTaken = reason === 'unreadable';
	const stored = isTaken ? { ...roster, id: newRosterId() } : roster;
	const { ok } = await rosters.save(stored, await summarise(stored, data), { data, over: 0 });
	return ok;
}

async function storeOver(
	{ at, roster, over, base, storing, data }: FoundNote,
	loaded: Extract<Loaded, { ok: true }>
): Promise<boolean> {
	const sum = sumOf(loaded.roster);
	const isBase =
		loaded.updatedAt === over || sum === storing || (base !== undefined && sum === sumOf(base));
	if (!isBase) return false;
	const [{ rosters }, { openLog }, pack] = await Promise.all([
		openStorage(),
		import('./roster-log.svelte.ts'),
		loadPack(roster.system, roster.army)
	]);
	const index = pack && indexArmy(pack.system, pack.army, loaded.roster);
	const log = await openLog({ ...loaded, index: () => index, takeEdits: () => [] });
	log.append({ before: loaded.roster, after: roster, at, text: editSteps.recovered });
	const beside = { unstored: log.unstored(), over: loaded.updatedAt, data };
	const { ok } = await rosters.save(roster, await summarise(roster, data), beside);
	return ok;
}
