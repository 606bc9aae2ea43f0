import type PaneDialog from './PaneDialog.svelte';

/** The panes of wide screens. They show what narrow screens show in dialogs. */
class Panes {
	/** The pane of the army list. */
	army = $state.raw<HTMLElement>();
	/** The pane of details: a unit, the proof, the points limit. */
	details = $state.raw<HTMLElement>();
	/** The component that shows a dialog in a pane. */
	Dialog = $state.raw<typeof PaneDialog>();
	/** The open unit. */
	unit = $state.raw<string>();
}

export const panes = new Panes();
