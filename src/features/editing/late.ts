export { editWithUndo, sayWithUndo } from './edit-with-undo.ts';
