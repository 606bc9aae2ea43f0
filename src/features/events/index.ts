export { type EventWords, eventWords } from './event-words.ts';
export { forgetEvent, keepEvent, saveEvent, watchEvents } from './events.ts';
