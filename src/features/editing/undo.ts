import { editing } from '../../i18n/en/editor.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** Undoes the last step, or says that there is none. */
export function undo(editor: RosterEditor): void {
	toasts.dismiss();
	if (editor.canUndo) editor.undo();
	else toasts.show(editing.noUndo);
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
