export { type EventWords, eventWords } from './event-words.ts';
export { heldEvents } from './held-events.svelte.ts';
export { forgetEvent, keepEvent, saveEvent, watchEvents } from './events.ts';
