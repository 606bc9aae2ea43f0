import type { Edit } from '#engine';
import type { Roster } from '#schema';
import { editing } from '../../i18n/en/editor.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** Undoes the last step, or says that there is none. */
export function undo(editor: RosterEditor): void {
	toasts.dismiss();
	if (editor.canUndo) editor.undo();
	else toasts.show(editing.noUndo);
}

/** Edits the roster, and says so with an Undo that goes with the next edit. A refused edit says itself why. */
export function editWithUndo(editor: RosterEditor, edit: Edit, said: () => string): void {
	const before = editor.roster;
	editor.edit(edit);
	sayWithUndo(editor, before, said);
}

/** The same after an edit; nothing is said if the roster is as before. */
export function sayWithUndo(editor: RosterEditor, before: Roster, said: () => string): void {
	const became = editor.roster;
	if (became === before) return;
	toasts.show(said(), {
		label: editing.undo,
		run: () => editor.undo(),
		isOffered: () => editor.roster === became
	});
}

/** Redoes what was undone last, or says that there is nothing. */
export function redo(editor: RosterEditor): void {
	toasts.dismiss();
	if (editor.canRedo) editor.redo();
	else toasts.show(editing.noRedo);
}

/**
 * Listens for the keys that undo and redo everywhere: Ctrl or Command with Z, Shift Z or Y.
 * @returns a function that stops listening
 */
export function listenForUndo(editor: RosterEditor): () => void {
	const key = (event: KeyboardEvent): void => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
		const pressed = event.key.toLowerCase();
		if (pressed === 'z' && !event.shiftKey) undo(editor);
		else if (pressed === 'y' || pressed === 'z') redo(editor);
		else return;
		event.preventDefault();
	};
	addEventListener('keydown', key);
	return () => removeEventListener('keydown', key);
}

/** Text fields have their own undo; number fields do not. */
function isText(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.matches('textarea, input:not(.count, [type="checkbox"], [type="radio"])');
}
