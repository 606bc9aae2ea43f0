export { default as ChangesDialog } from './ChangesDialog.svelte';
export { default as DataLine } from './DataLine.svelte';
