/** What the keys of all notes begin with: versions before this one kept aside there what was not stored yet. */
export const notesAside = 'muster.unsaved.';

/** Whether an earlier version has kept anything aside. */
export function hasNotes(): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(notesAside));
	} catch {
		return false;
	}
}
