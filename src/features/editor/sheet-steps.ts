import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import type { OpenSheet } from './open-sheet.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/**
 * Opens a sheet as a step of the history, so that Back closes it.
 * @param isInstead whether it takes the place of the one that is open
 */
export function openSheet(next: OpenSheet, isInstead = false): void {
	toasts.dismiss();
	const { sheet, depth = 0, steps = 1 } = page.state;
	// What is opened from another pane replaces it: there is no way back between them.
	const isOver = document.querySelector('dialog[open]') ?? document.activeElement?.closest('aside');
	const isBeside = sheet && !isOver;
	if (isBeside || isInstead)
		replaceState('', { ...page.state, sheet: next, steps: isBeside ? depth : steps });
	else pushState('', { ...page.state, sheet: next, depth: depth + 1, steps: 1 });
}

export function closeSheet(): void {
	history.go(-(page.state.steps ?? 1));
}

/** Back to the list from what took its place, whatever is open beside it. */
export function closeBoard(): void {
	history.go(-1 - (page.state.depth ?? 0));
}
