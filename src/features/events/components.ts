export { default as EventCard } from './EventCard.svelte';
export { default as EventOrigin } from './EventOrigin.svelte';
