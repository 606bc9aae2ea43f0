/** The prefix of the keys under which former versions kept unsaved edits in `localStorage`. */
export const notesAside = 'muster.unsaved.';

/** Whether a former version has left such notes. */
export function hasNotes(): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(notesAside));
	} catch {
		return false;
	}
}
