export { default as DragMark } from './DragMark.svelte';
export { default as GroupDialog } from './GroupDialog.svelte';
export { default as MoveDialog } from './MoveDialog.svelte';
