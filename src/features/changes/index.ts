export { watchData } from './watch-data.svelte.ts';
