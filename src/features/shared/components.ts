export { default as ListVerdict } from './ListVerdict.svelte';
export { default as SharedProof } from './SharedProof.svelte';
export { default as SharedUnits } from './SharedUnits.svelte';
