/** The prefix of the keys under which former versions stored unsaved edits in `localStorage`. */
export const formerNotesPrefix = 'muster.unsaved.';

/** Whether a former version has left such notes. */
export function hasFormerNotes(): boolean {
	try {
		return Object.keys(localStorage).some((key) => key.startsWith(formerNotesPrefix));
	} catch {
		return false;
	}
}
