import { words } from '../words.ts';

/** What every sheet over a page has. */
export const dialog = words('dialog', {
	close: 'Close'
});
