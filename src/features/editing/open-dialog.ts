import { pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The dialog open over the editor; part of the history, so that Back closes it. */
export type OpenDialog =
	| {
			readonly kind: 'entry';
			readonly entry: string;
			readonly unit?: string;
			readonly isNew?: true;
	  }
	/** Key of the problem to scroll to. */
	| { readonly kind: 'legality'; readonly problem?: string }
	/** Completing the list, and making it legal by several changes. */
	| { readonly kind: 'complete' | 'fix' }
	/** Another unit in the place of one. */
	| { readonly kind: 'replace'; readonly unit: string }
	| { readonly kind: 'size' | 'more' | 'rules' | 'history' | 'keys' | 'source' | 'sharing' }
	/** What today's data would change in a roster with older data. */
	| { readonly kind: 'changes' }
	/** Changes that came back in the link of a proposal. */
	| { readonly kind: 'proposal'; readonly packed: string }
	/** Conflicting changes of two tabs. */
	| { readonly kind: 'tabs' }
	/** The roster in another edition of its game: the army there, as `system/army`. */
	| { readonly kind: 'edition'; readonly army: string }
	/** One choice of the whole army, by its type. */
	| { readonly kind: 'choice'; readonly type: string }
	/** Adding units to a section or to any, the list beginning near an entry, or a leader with a new group. */
	| { readonly kind: 'pick'; readonly section?: string; readonly near?: string }
	| { readonly kind: 'lead' }
	/** The picker of items for a unit. */
	| { readonly kind: 'items'; readonly unit: string }
	/** Moving a unit to another group, and the actions of a group. */
	| { readonly kind: 'move'; readonly unit: string }
	| { readonly kind: 'group'; readonly section: string };

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
	const opened = { ...page.state, dialog: next };
	if (isBeside || isInstead) replaceState('', { ...opened, steps: isBeside ? above : steps });
	else {
		const scrolled = opened.scrolled ?? scrollY;
		pushState('', { ...opened, depth: depth + 1, steps: 1, scrolled });
	}
}

/** Opens an entry, with one of its units or the first. */
export function openEntry(entry: string, unit?: string): void {
	openDialog({ kind: 'entry', entry, ...(unit !== undefined && { unit }) });
}

export function closeDialog(): void {
	history.go(-(page.state.steps ?? 1));
}

/** Opens the board on which units are arranged, in place of the army list. */
export function openBoard(): void {
	pushState('', { view: 'arrange', depth: 1 });
}

/** Returns from a board to the army list, whatever dialog is open. */
export function closeBoard(): void {
	history.go(-(page.state.depth ?? 1));
}
