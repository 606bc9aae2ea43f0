export {
	deleteEvent,
	storedEvents,
	saveEvent,
	storedEvent,
	storeEvent,
	watchEvents
} from './events.svelte.ts';
