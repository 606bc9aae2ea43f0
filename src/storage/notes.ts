import type { Roster } from '#schema';

/** What is not stored yet, kept aside so that it outlives the page. */
export interface Note {
	readonly format: 1;
	/** When it was written, in milliseconds. */
	readonly at: number;
	readonly roster: Roster;
	/** The moment of the row that it was made over, and the roster of that row; none if it was never stored. */
	readonly over?: number | undefined;
	readonly base?: Roster | undefined;
	/** The sum of the roster that was being stored when it was written: the row may hold that one by now. */
	readonly storing?: number | undefined;
	/** The mark of the data that the roster was judged with. */
	readonly data?: string | undefined;
}

/** What the keys of all notes begin with. */
export const notesAside = 'muster.unsaved.';

/** A key for the notes of a roster, of this page alone. */
export function newNoteKey(roster: string): string {
	return `${notesAside}${roster}.${Math.random().toString(36).slice(2)}`;
}

/** Writes a note; false if the browser refuses it. */
export function writeNote(key: string, note: Omit<Note, 'at' | 'format'>): boolean {
	try {
		localStorage.setItem(key, JSON.stringify({ format: 1, at: Date.now(), ...note }));
		return true;
	} catch {
		return false;
	}
}

export function eraseNote(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Where nothing can be kept aside there is nothing to erase.
	}
}

/** Whether anything is kept aside, of any roster or of this one. */
export function hasNotes(roster = ''): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(notesAside + roster));
	} catch {
		return false;
	}
}
