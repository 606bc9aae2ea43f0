import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import type { OpenDialog } from './open-dialog.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/**
 * Opens a dialog as a history entry, so that Back closes it.
 * @param isInstead whether it replaces the open dialog
 */
export function openDialog(next: OpenDialog, isInstead = false): void {
	toasts.dismiss();
	const { dialog, view, depth = 0, steps = 1 } = page.state;
	const above = view === 'arrange' ? depth - 1 : depth;
	// A dialog opened from another pane replaces the open one: Back must not return to it.
	const isOver = document.querySelector('dialog[open]') ?? document.activeElement?.closest('aside');
	const isBeside = dialog && !isOver;
	if (isBeside || isInstead)
		replaceState('', { ...page.state, dialog: next, steps: isBeside ? above : steps });
	else {
		const scrolled = page.state.scrolled ?? scrollY;
		pushState('', { ...page.state, dialog: next, depth: depth + 1, steps: 1, scrolled });
	}
}

export function closeDialog(): void {
	history.go(-(page.state.steps ?? 1));
}

/** Returns from a board to the army list, whatever dialog is open. */
export function closeBoard(): void {
	history.go(-(page.state.depth ?? 1));
}
