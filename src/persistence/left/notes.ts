/** The prefix of the keys under which former versions stored unsaved edits in `localStorage`. */
export const notesAside = 'muster.unsaved.';

/** Whether a former version has left such notes. */
export function hasLeftEdits(): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(notesAside));
	} catch {
		return false;
	}
}
