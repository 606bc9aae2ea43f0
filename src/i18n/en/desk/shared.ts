import { words } from '../../base/words.ts';

/** One desk on several devices, and what is put by. */
export const deskShared = words('deskShared', {
	title: 'Another device',
	about:
		'The file of the desk has all lists, names, corrections and the lock. Open it on another device and take back the file of that one: of each player the newer version stands. It is also the backup of the desk, which is in no backup of the app: save it now and then, and guard it, as it is other people’s data.',
	save: 'Save the desk as a file',
	open: 'Open the file of a desk',
	none: 'This is no file of a desk.',
	newer: 'This file was made by a newer version of Muster. Update the app, then open it again.',
	nothing: 'The file has nothing that is not here.',
	differs: 'With the file this would be different:',
	event: (name: string, date: string): string =>
		`the event, which was changed later: ${name}, ${date}`,
	lock: 'the lock, which was made later',
	kinds: {
		new: 'new',
		newer: 'a newer version',
		corrected: 'corrected',
		gone: 'removed'
	},
	before: (facts: string): string => `before: ${facts}`,
	now: (facts: string): string => `then: ${facts}`,
	take: 'Take it',
	leave: 'Leave it',
	taken: 'Both desks are together here now. Save the file again for the other device.'
});
