export { default as CompleteDialog } from './CompleteDialog.svelte';
export { default as FixDialog } from './FixDialog.svelte';
export { default as ReplaceDialog } from './ReplaceDialog.svelte';
