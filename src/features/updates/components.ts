export { default as OfflineState } from './OfflineState.svelte';
export { default as UpdatePrompt } from './UpdatePrompt.svelte';
