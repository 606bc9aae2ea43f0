import { words } from '../words.ts';

/** What is stored and cannot be read. */
export const unreadableRows = words('unreadableRows', {
	notReadable: 'Not readable',
	kept: 'It is kept as it is. Export it to send it to somebody who can mend it, or try a newer Muster.',
	exportData: 'Export data',
	remove: 'Delete'
});
