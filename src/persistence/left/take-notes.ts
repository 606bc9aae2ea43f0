import { hashOf } from '#engine';
import { editSteps } from '../../i18n/en/edits.ts';
import type { RawStorage } from '../db/open.ts';
import type { Loaded, LoadedRoster } from '../db/roster-repository.ts';
import { nextNumber, storeWaiting, type Upon } from '../db/waiting.ts';
import { newRosterId } from '../../platform/ids.ts';
import * as z from 'zod/mini';
import type { Roster } from '#schema';
import { locks } from '../../platform/locks.ts';
import { formerNotesPrefix } from './former-notes.ts';
import { rosterIn } from '../db/stored-roster.ts';

const NoteText = z.object({
	format: z.literal(1),
	at: z.number(),
	roster: z.unknown(),
	over: z.optional(z.number()),
	base: z.optional(z.unknown()),
	storing: z.optional(z.number()),
	data: z.optional(z.string())
});

/** What a former version had not stored when its page ended. */
interface Note {
	readonly key: string;
	/** When it was written, in milliseconds. */
	readonly at: number;
	readonly roster: Roster;
	/** The date and roster of the row that it was based on; undefined if it was never stored. */
	readonly over?: number | undefined;
	readonly base?: Roster | undefined;
	/** The hash of the roster being stored at that moment: the row may hold that one by now. */
	readonly storing?: number | undefined;
	/** The mark of the data that judged the roster. */
	readonly data?: string | undefined;
}

/**
 * Reads the notes of a former version once. They become waiting rows or, if it is unknown whether they were
 * stored and changed since, saved versions. Then they are deleted.
 */
export async function takeNotes(storage: RawStorage): Promise<void> {
	for (const note of await readNotes()) {
		const { id } = note.roster;
		const loaded = await storage.rosters.load(id);
		if (!loaded.ok || (await goesOn(note, loaded, storage))) {
			await storeNote(note, loaded);
		} else if (!(await wasStored(note, loaded, storage))) {
			await storage.versions.save({
				id: newRosterId(),
				roster: id,
				name: editSteps.keptAside,
				at: note.at,
				snapshot: note.roster
			});
		}
		eraseNote(note);
	}
}

/** As rows of a closed page of their own. */
async function storeNote({ roster, at, data, key }: Note, loaded: Loaded): Promise<void> {
	const upon: Upon = loaded.ok
		? { at: loaded.updatedAt, step: loaded.past.cursor, n: 0 }
		: { step: 0, n: 0 };
	const row = { format: 1, kind: 'state', at, upon, data, roster } as const;
	await storeWaiting([roster.id, key, nextNumber()], row);
}

/** Whether the roster has not been stored since the note's base. */
async function goesOn(note: Note, loaded: LoadedRoster, storage: RawStorage): Promise<boolean> {
	if (await wasStored(note, loaded, storage)) return false;
	const hash = hashOf(loaded.roster);
	const isBase = note.base !== undefined && hash === hashOf(note.base);
	return loaded.updatedAt === note.over || hash === note.storing || isBase;
}

/** Whether the history contains the roster in the note. */
async function wasStored(
	{ roster }: Note,
	loaded: LoadedRoster,
	{ steps }: RawStorage
): Promise<boolean> {
	const hash = hashOf(roster);
	if (hash === hashOf(loaded.roster)) return true;
	const history = await steps.load(roster.id);
	return history.steps.some(({ from, to }) => from === hash || to === hash);
}

/** The notes of closed pages, oldest first. Anything else under such a key is left alone. */
async function readNotes(): Promise<readonly Note[]> {
	const owned = await keysOwned();
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(formerNotesPrefix) && !owned.has(key))
		.flatMap((key) => readNote(key) ?? [])
		.toSorted((a, b) => a.at - b.at);
}

function readNote(key: string): Note | undefined {
	try {
		const note = NoteText.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
		const roster = rosterIn(note.data?.roster);
		if (!note.success || !roster || !key.startsWith(`${formerNotesPrefix}${roster.id}.`))
			return undefined;
		return { ...note.data, roster, base: rosterIn(note.data.base), key };
	} catch {
		return undefined;
	}
}

/** Deletes a note. */
function eraseNote({ key }: Note): void {
	localStorage.removeItem(key);
}

/** The keys of notes that belong to an open page of a former version. */
async function keysOwned(): Promise<ReadonlySet<string>> {
	const known = await locks()
		?.query()
		.catch(() => undefined);
	return new Set(known?.held?.flatMap(({ name }) => name ?? []));
}
