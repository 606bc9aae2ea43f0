import { words } from '../words.ts';

/** What steps of a history are called that no edit of their own made. */
export const steps = words('steps', {
	undid: (count: number): string => (count === 1 ? 'Undid 1 step' : `Undid ${count} steps`)
});
