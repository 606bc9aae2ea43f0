export { default as EventLine } from './EventLine.svelte';
