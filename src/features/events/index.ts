export {
	forgetEvent,
	heldEvents,
	saveEvent,
	storedEvent,
	storeEvent,
	watchEvents
} from './events.svelte.ts';
