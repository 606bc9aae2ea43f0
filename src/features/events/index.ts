export { heldEvents } from './held-events.svelte.ts';
export { forgetEvent, storeEvent, saveEvent, watchEvents } from './events.ts';
