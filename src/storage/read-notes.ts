import * as z from 'zod/mini';
import { eraseNote, notesAside, type Note } from './notes.ts';
import { rosterIn } from './stored-roster.ts';

const NoteText = z.object({
	format: z.literal(1),
	at: z.number(),
	roster: z.unknown(),
	over: z.optional(z.number()),
	base: z.optional(z.unknown()),
	storing: z.optional(z.number()),
	data: z.optional(z.string())
});

/** A note as it was found. */
export interface FoundNote extends Note {
	readonly key: string;
}

/**
 * The notes of a roster, or of all, the oldest first. What is no note, or one of a later format, is left
 * where it is.
 */
export function readNotes(roster = ''): FoundNote[] {
	try {
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(notesAside + roster))
			.flatMap((key) => readNote(key) ?? [])
			.toSorted((a, b) => a.at - b.at);
	} catch {
		return [];
	}
}

function readNote(key: string): FoundNote | undefined {
	try {
		const note = NoteText.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
		const roster = rosterIn(note.data?.roster);
		if (!note.success || !roster || !key.startsWith(`${notesAside}${roster.id}.`)) return undefined;
		return { ...note.data, roster, base: rosterIn(note.data.base), key };
	} catch {
		return undefined;
	}
}

/** Erases a note, unless it has been written anew since it was read. */
export function eraseFound({ key, at }: FoundNote): void {
	if (readNote(key)?.at === at) eraseNote(key);
}

/** Tells other pages that this one writes the notes of this key itself, for as long as it is open. */
export function ownNotes(key: string): () => void {
	let release = (): void => undefined;
	const isOver = new Promise<void>((resolve) => (release = resolve));
	// Where there are no locks, a note that is found belongs to whoever finds it.
	if ('locks' in navigator) navigator.locks.request(key, () => isOver).catch(() => undefined);
	return () => release();
}

/** The keys of notes that an open page writes. */
export async function keysOwned(): Promise<ReadonlySet<string>> {
	if (!('locks' in navigator)) return new Set();
	const locks = await navigator.locks.query().catch(() => undefined);
	return new Set(locks?.held?.flatMap(({ name }) => name ?? []));
}
