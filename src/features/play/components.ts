export { default as BinnedBattles } from './BinnedBattles.svelte';
