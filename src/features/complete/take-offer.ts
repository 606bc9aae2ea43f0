import type { Edit } from '#engine';
import { completing } from '../../i18n/en/solving/completing.ts';
import { page } from '$app/state';
import { toasts } from '../../ui/toasts.svelte.ts';
import type { RosterEditor } from '../editing/index.ts';

/** Takes what was found, as one edit, and says so with its undo. */
export function takeEdit(editor: RosterEditor, edit: Edit, said: string): void {
	editor.edit(edit);
	const became = editor.roster;
	toasts.show(said, {
		label: completing.undo,
		// After a later edit, that edit's own undo applies instead.
		run: () => editor.roster === became && editor.undo()
	});
}

/** Goes back to the list, from whatever dialogs are open over it. */
export function closeAll(): void {
	const { depth = 1, view } = page.state;
	history.go(-(view === 'arrange' ? depth - 1 : depth));
}
