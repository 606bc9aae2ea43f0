export { default as KeysDialog } from './KeysDialog.svelte';
