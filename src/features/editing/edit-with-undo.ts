import type { Edit } from '#engine';
import type { Roster } from '#schema';
import { editing } from '../../i18n/en/editor.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

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
