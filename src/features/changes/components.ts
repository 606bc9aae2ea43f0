export { default as ChangesList } from './ChangesList.svelte';
