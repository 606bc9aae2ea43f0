export { heldEvents } from './held-events.svelte.ts';
export { forgetEvent, keepEvent, saveEvent, watchEvents } from './events.ts';
