export { rosterList } from './roster-list.svelte.ts';
