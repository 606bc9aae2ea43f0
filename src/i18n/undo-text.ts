/** Why nothing can be undone, or redone. */
export const noUndoText = 'There is no edit to undo.';
export const noRedoText = 'There is nothing to redo: it brings back what was undone.';
