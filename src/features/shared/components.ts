export { default as SharedProof } from './SharedProof.svelte';
export { default as SharedUnits } from './SharedUnits.svelte';
