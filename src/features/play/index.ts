export { default as BattlesLink } from './BattlesLink.svelte';
