import { words } from '../words.ts';

/** The history of a roster, and the versions of it that were kept. */
export const rosterHistory = words('rosterHistory', {
	title: 'History',
	undo: 'Undo',
	redo: 'Redo',
	noUndo: 'There is no edit to undo.',
	noRedo: 'There is nothing to redo: it brings back what was undone.',
	isSameNow: (name: string): string => `“${name}” is the list as it is now.`,
	backTo: (name: string): string => `Back to “${name}”, as a new step.`,
	notOpened: (why: string): string => `The history could not be opened: ${why}`,
	goBack: 'Go back to here',
	isHere: 'The roster is here now.',
	compare: 'Compare with now',
	rename: 'Rename',
	delete: 'Delete',
	restore: 'Restore',
	needsName: 'A version needs a name to be found by.',
	cancel: 'Cancel',
	steps: 'Steps',
	goingBack: 'Going back is a new step: nothing that came after is lost.',
	showOlder: (count: number): string => `Show older steps (${count} more)`,
	before: 'Before',
	noneYet: 'No edit has been made yet. Every edit becomes a step here.',
	now: 'Now',
	undone: 'undone',
	unreached: (count: number): string =>
		count === 1 ? '1 more step cannot be read.' : `${count} more steps cannot be read.`,
	notReadable: 'Not readable',
	aboutUnreached:
		'They are damaged, or do not lead to the list as it is now. They are kept as they are. Export them to send them to somebody who can mend them, or try a newer Muster.',
	keptVersions: 'Kept versions',
	versionName: 'Name of this version',
	versionHint: 'before the tournament',
	keep: 'Keep',
	keepVersion: 'Keep this version…',
	versionsNotRead: (why: string): string => `The kept versions could not be read: ${why}`,
	name: 'Name',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	notKept: (name: string): string => `The version “${name}” is not kept`,
	notRenamed: (name: string): string => `The version is not renamed to “${name}”`,
	notBack: (name: string): string => `The version “${name}” is not back`,
	notDeleted: (name: string): string => `The version “${name}” is not deleted`,
	deleted: (name: string): string => `Deleted the version “${name}”.`
});

/** Names of steps that the player did not make directly. */
export const editSteps = words('editSteps', {
	/** Where the army is not known. */
	edited: 'Edited',
	/** What two tabs did, where no edit of its own says it. */
	joined: 'Joined what two tabs did',
	chose: 'Chose between what two tabs did',
	/** What was kept aside when the page ended. */
	recovered: 'Stored what had been kept aside',
	/** A kept version: what an earlier version of the app kept aside, where it may have been stored since. */
	keptAside: 'Kept aside'
});
