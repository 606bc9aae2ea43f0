import * as z from 'zod/mini';
import type { Roster } from '#schema';
import { locks } from '../../platform/locks.ts';
import { notesAside } from './notes.ts';
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
export interface Note {
	readonly key: string;
	/** When it was written, in milliseconds. */
	readonly at: number;
	readonly roster: Roster;
	/** The date and roster of the row that it was based on; undefined if it was never stored. */
	readonly over?: number | undefined;
	readonly base?: Roster | undefined;
	/** The checksum of the roster being stored at that moment: the row may hold that one by now. */
	readonly storing?: number | undefined;
	/** The mark of the data that judged the roster. */
	readonly data?: string | undefined;
}

/** The notes of closed pages, oldest first. Anything else under such a key is left alone. */
export async function readNotes(): Promise<readonly Note[]> {
	const owned = await keysOwned();
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(notesAside) && !owned.has(key))
		.flatMap((key) => readNote(key) ?? [])
		.toSorted((a, b) => a.at - b.at);
}

function readNote(key: string): Note | undefined {
	try {
		const note = NoteText.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
		const roster = rosterIn(note.data?.roster);
		if (!note.success || !roster || !key.startsWith(`${notesAside}${roster.id}.`)) return undefined;
		return { ...note.data, roster, base: rosterIn(note.data.base), key };
	} catch {
		return undefined;
	}
}

/** Deletes a note. */
export function eraseNote({ key }: Note): void {
	localStorage.removeItem(key);
}

/** The keys of notes that belong to an open page of a former version. */
async function keysOwned(): Promise<ReadonlySet<string>> {
	const known = await locks()
		?.query()
		.catch(() => undefined);
	return new Set(known?.held?.flatMap(({ name }) => name ?? []));
}
