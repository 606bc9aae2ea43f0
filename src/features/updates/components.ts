export { default as OfflineState } from './OfflineState.svelte';
