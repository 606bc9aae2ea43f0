export { default as ChangesList } from './ChangesList.svelte';
export { default as ChangesTotals } from './ChangesTotals.svelte';
