import type PaneDialog from './PaneDialog.svelte';

/** The panes beside the roster, on wide screens. What narrow screens show in a dialog is in a pane there. */
class Panes {
	/** What the army offers. */
	army = $state.raw<HTMLElement>();
	/** What is opened: a unit, the proof, the points limit. */
	details = $state.raw<HTMLElement>();
	/** What a dialog is shown in then. */
	Dialog = $state.raw<typeof PaneDialog>();
	/** The unit that is open. */
	unit = $state.raw<string>();
}

export const panes = new Panes();
