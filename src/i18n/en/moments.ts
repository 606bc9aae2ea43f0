import { words } from '../words.ts';

/** Days, and the moment before all that are known. */
export const moments = words('moments', {
	today: 'Today',
	yesterday: 'Yesterday',
	/** What a roster is called as it was before the steps that are kept. */
	beginning: 'The roster before these steps'
});
