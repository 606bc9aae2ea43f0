import { words } from '../words.ts';

/** The page of a roster: its army list, and the bar below it. */
export const editing = words('editing', {
	title: 'Roster',
	description: 'Edit a roster: units, options, points and legality at a glance.',
	opening: 'Opening the roster …',
	leave: 'The last edits are not stored. Leave all the same?',
	back: 'Back to the rosters',
	unnamed: 'Unnamed roster',
	print: 'Print',
	more: 'More',
	findHere: 'Find in this army',
	find: 'Find',
	affordable: 'Can afford',
	arrange: 'Arrange',
	shown: (count: number, all: number): string => `${count} of ${all} shown`,
	showAll: 'Show all',
	strays: 'Not units of this army',
	points: 'points',
	plain: 'plain',
	nothingToRemove: (name: string): string => `No ${name} to remove.`,
	wholeNumber: 'A whole number is wanted here, such as 20.',
	removeOne: (name: string): string => `Remove one ${name}`,
	addOne: (name: string): string => `Add one ${name}`,
	howMany: (name: string): string => `How many ${name}`,
	/** After the number of a row, which is a button. */
	taken: (name: string): string => `taken, set the number of ${name}`,
	soFar: 'Roster so far',
	changeSize: 'Change agreed size:',
	over: (points: string): string => `${points} over`,
	left: (points: string): string => `${points} left`,
	plan: (count: number): string => `${count} to plan`,
	notSaved: 'Not saved yet: a part of Muster did not load.',
	undo: 'Undo',
	redo: 'Redo',
	noUndo: 'There is no edit to undo.',
	noRedo: 'There is nothing to redo: it brings back what was undone.'
});
