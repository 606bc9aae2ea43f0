export { addOne, isUnchanged, noRoom, remove, whyNoMore } from './entry-units.ts';
export { type EntryCount, isFixed } from './entry-counts.ts';
export { GradualRows, firstOf } from './gradual-rows.svelte.ts';
export {
	type OpenDialog,
	closeBoard,
	closeDialog,
	openBoard,
	openDialog,
	openEntry
} from './open-dialog.ts';
export { reasons } from './reasons.svelte.ts';
export { RosterEditor, getRosterEditor, setRosterEditor } from './roster-editor.svelte.ts';
export { listenForUndo, redo, undo } from './undo.ts';
