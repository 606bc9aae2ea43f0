export { default as HistoryDialog } from './HistoryDialog.svelte';
export { default as HistoryFoot } from './HistoryFoot.svelte';
