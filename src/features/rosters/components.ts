export { default as NoRoster } from './NoRoster.svelte';
export { default as UnreadableList } from './UnreadableList.svelte';
export { default as UnreadableRow } from './UnreadableRow.svelte';
