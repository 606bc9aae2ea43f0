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
	const { dialog, depth = 0, steps = 1 } = page.state;
	// A dialog opened from another pane replaces the open one: Back must not return to it.
	const isOver = document.querySelector('dialog[open]') ?? document.activeElement?.closest('aside');
	const isBeside = dialog && !isOver;
	if (isBeside || isInstead)
		replaceState('', { ...page.state, dialog: next, steps: isBeside ? depth : steps });
	else {
		const scrolled = page.state.scrolled ?? scrollY;
		pushState('', { ...page.state, dialog: next, depth: depth + 1, steps: 1, scrolled });
	}
}

/**
 * Leaves the entries of dialogs that a reload has closed, so that the next Back leaves the page.
 * @returns how far the page was scrolled; undefined if no dialog was open
 */
export function leaveClosed(): number | undefined {
	const { depth = 0, scrolled } = stateBefore();
	if (depth > 0) history.go(-depth);
	return scrolled;
}

/** The state of the page before it was reloaded, which Kit keeps in the history and no longer shows. */
function stateBefore(): App.PageState {
	const kept = history.state as { readonly 'sveltekit:states'?: App.PageState } | null;
	return kept?.['sveltekit:states'] ?? {};
}

export function closeDialog(): void {
	history.go(-(page.state.steps ?? 1));
}

/** Returns from a board to the army list, whatever dialog is open. */
export function closeBoard(): void {
	history.go(-1 - (page.state.depth ?? 0));
}
