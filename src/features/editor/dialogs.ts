// The dialogs of the editor, and what opens them from its bar.
export { default as EditorDialogs } from './EditorDialogs.svelte';
export { openVerdict } from './problems/place-of-problem.ts';
