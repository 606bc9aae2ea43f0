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
