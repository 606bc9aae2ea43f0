export { addOne, noRoom, remove, whyNoMore } from './add-remove.ts';
export { type Limit, isFixed } from './limits.ts';
export { GradualRows, firstOf } from './gradual-rows.svelte.ts';
export { type OpenDialog, closeBoard, closeDialog, openDialog } from './open-dialog.ts';
export { isPlain } from './plain-units.ts';
export { reasons } from './reasons.svelte.ts';
export { RosterEditor, getRosterEditor, setRosterEditor } from './roster-editor.svelte.ts';
export { listenForUndo, redo, undo } from './undo.ts';
export { verdictOf } from './verdict-of.ts';
