import { words } from '../words.ts';

/** What is not stored, and why. */
export const notStored = words('notStored', {
	noRoom: 'there is no room left for what this browser keeps',
	hasRefused: 'this browser refused to store it',
	partMissing: 'a part of Muster did not load',
	notDone: (undone: string, why: string): string => `${undone}: ${why}.`,
	notDoneYet: (undone: string): string => `${undone} yet: this browser does not answer.`,
	noAnswer: 'The storage of this browser does not answer.',
	storedElsewhere: 'Another tab has stored the roster since.',
	notStoredYet: (name: string): string =>
		`The last edits of “${name}” are not stored yet. Muster keeps trying.`,
	deletedElsewhere: 'Deleted in another tab. An edit here brings it back.'
});
