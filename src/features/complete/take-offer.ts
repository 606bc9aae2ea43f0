import type { Edit } from '#engine';
import { page } from '$app/state';
import type { RosterEditor } from '../editing/index.ts';
import { editWithUndo } from '../editing/late.ts';

/** Takes what was found, as one edit, and says so with its undo. */
export function takeEdit(editor: RosterEditor, edit: Edit, said: string): void {
	editWithUndo(editor, edit, () => said);
}

/** Goes back to the list, from whatever dialogs are open over it. */
export function closeAll(): void {
	const { depth = 1, view } = page.state;
	history.go(-(view === 'arrange' ? depth - 1 : depth));
}
