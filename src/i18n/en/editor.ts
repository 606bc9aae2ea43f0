import type { Measured } from '#engine';
import { words } from '../base/words.ts';

/** The page of a roster: its army list, and the bar below it. */
export const editing = words('editing', {
	title: 'Roster',
	description: 'Edit a roster: units, options, points and rules.',
	opening: 'Opening the roster …',
	leave: 'The last edits are not saved. Leave anyway?',
	back: 'Back to the rosters',
	unnamed: 'Unnamed roster',
	print: 'Print',
	share: 'Share',
	more: 'More',
	findHere: 'Find in this army',
	find: 'Find',
	affordable: 'Affordable',
	arrange: 'Arrange',
	strays: 'Not in this army',
	points: 'points',
	plain: 'plain',
	nothingToRemove: (name: string): string => `No ${name} to remove.`,
	wholeNumber: 'Enter a whole number, such as 20.',
	removeOne: (name: string): string => `Remove one ${name}`,
	addOne: (name: string): string => `Add one ${name}`,
	howMany: (name: string): string => `How many ${name}`,
	/** After the number of a row, which is a button. */
	taken: (name: string): string => `taken, set the number of ${name}`,
	soFar: 'Roster so far',
	/** What the army counts (“Models”), in the language that is spoken. */
	noun: (word: string): string => word,
	changeSize: 'Change points limit:',
	over: (points: string): string => `${points} over`,
	left: (points: string): string => `${points} left`,
	notSaved: 'Not saved yet: part of Muster did not load.',
	undo: 'Undo',
	redo: 'Redo',
	noUndo: 'Nothing to undo.',
	noRedo: 'Nothing to redo.'
});

/** What the editor says at a glance. */
export const glance = words('glance', {
	/** "3/4–6", "2/3", "4 (min 2)" */
	range: ({ measured, min, max }: Measured): string => {
		if (min !== undefined && max !== undefined) {
			return min === max ? `${measured}/${max}` : `${measured}/${min}–${max}`;
		}
		if (max !== undefined) return `${measured}/${max}`;
		return min === undefined ? '' : `${measured} (min ${min})`;
	},
	short: (count: number | string): string => `${count} short`,
	over: (count: number | string): string => `${count} over`,
	full: 'full'
});

/** Why an edit comes to nothing. */
export const rosterEdits = words('rosterEdits', {
	isFull: 'The roster is full.',
	maxUnits: (most: number): string => `A roster can hold up to ${most} units.`,
	/** What is true of all reasons, until their words are there. */
	noMoreNow: 'The rules allow no more of these.',
	noArmy: (army: string): string => `There is no army “${army}”.`
});
