import { words } from '../base/words.ts';

/** The history of a roster, and its saved versions. */
export const rosterHistory = words('rosterHistory', {
	title: 'History',
	undo: 'Undo',
	redo: 'Redo',
	isSameNow: (name: string): string => `“${name}” is the list as it is now.`,
	backTo: (name: string): string => `Restored “${name}”.`,
	notOpened: (why: string): string => `The history could not be opened: ${why}`,
	goBack: 'Restore',
	isHere: 'This is your roster now.',
	compare: 'Compare with now',
	rename: 'Rename',
	delete: 'Delete',
	restore: 'Restore',
	needsName: 'Name the version.',
	cancel: 'Cancel',
	steps: 'Steps',
	goingBack: 'You can always undo a restore.',
	showOlder: (count: number): string => `Show older steps (${count} more)`,
	before: 'Before',
	noneYet: 'No edits yet.',
	now: 'Now',
	undone: 'undone',
	unreached: (count: number): string =>
		count === 1 ? '1 more step cannot be read.' : `${count} more steps cannot be read.`,
	notReadable: 'Unreadable',
	aboutUnreached:
		'They are damaged, or do not lead to the list as it is now. They are kept unchanged. Export them for somebody who can repair them, or try a newer version of Muster.',
	savedVersions: 'Saved versions',
	versionName: 'Name of this version',
	versionHint: 'before the tournament',
	keep: 'Save',
	keepVersion: 'Save this version…',
	versionsNotRead: (why: string): string => `The saved versions could not be read: ${why}`,
	name: 'Name',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	notKept: (name: string): string => `The version “${name}” was not saved`,
	notRenamed: (name: string): string => `The version was not renamed to “${name}”`,
	notBack: (name: string): string => `The version “${name}” was not restored`,
	notDeleted: (name: string): string => `The version “${name}” was not deleted`,
	deleted: (name: string): string => `Deleted the version “${name}”.`
});
