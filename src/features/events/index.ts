export {
	removeEvent,
	saveEvent,
	storedEvent,
	storedEvents,
	storeEvent,
	watchEvents
} from './events.svelte.ts';
