import { sumOf } from '#engine';
import { editSteps } from '../../i18n/en/history.ts';
import type { Loaded, RawStorage } from '../index.ts';
import { eraseNote, readNotes, type Note } from './read-notes.ts';
import { nextNumber, putWaiting, type Upon } from './waiting.ts';
import { newRosterId } from '../../platform/ids.ts';

/**
 * Reads the notes of a former version once. They become waiting rows or, if it is unknown whether they were
 * stored and changed since, saved versions. Then they are deleted.
 */
export async function takeNotes(storage: RawStorage): Promise<void> {
	for (const note of await readNotes()) {
		const { id } = note.roster;
		const loaded = await storage.rosters.load(id);
		if (!loaded.ok || (await goesOn(note, loaded, storage))) {
			await putNote(note, loaded);
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
async function putNote({ roster, at, data, key }: Note, loaded: Loaded): Promise<void> {
	const upon: Upon = loaded.ok
		? { at: loaded.updatedAt, step: loaded.past.cursor, n: 0 }
		: { step: 0, n: 0 };
	const row = { format: 1, kind: 'state', at, upon, data, roster } as const;
	await putWaiting([roster.id, key, nextNumber()], row);
}

/** Whether the roster has not been stored since the note's base. */
async function goesOn(
	note: Note,
	loaded: Extract<Loaded, { ok: true }>,
	storage: RawStorage
): Promise<boolean> {
	if (await wasStored(note, loaded, storage)) return false;
	const sum = sumOf(loaded.roster);
	const isBase = note.base !== undefined && sum === sumOf(note.base);
	return loaded.updatedAt === note.over || sum === note.storing || isBase;
}

/** Whether the history contains the roster in the note. */
async function wasStored(
	{ roster }: Note,
	loaded: Extract<Loaded, { ok: true }>,
	{ steps }: RawStorage
): Promise<boolean> {
	const sum = sumOf(roster);
	if (sum === sumOf(loaded.roster)) return true;
	const history = await steps.load(roster.id);
	return history.steps.some(({ from, to }) => from === sum || to === sum);
}
