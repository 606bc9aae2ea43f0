import type { Range } from '#engine';
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

/** What the editor says at a glance. */
export const glance = words('glance', {
	gaps: (count: number, isOfArmy: boolean): string => {
		const many = count === 1 ? '1 thing' : `${count} things`;
		return `${many} ${isOfArmy ? 'of this army' : 'here'} ${count === 1 ? 'is' : 'are'} not modelled`;
	},
	/** "3 of 4–6", "2 of 0–3", "4 of 2 or more" */
	range: ({ measured, min, max }: Range): string => {
		if (min !== undefined && max !== undefined) {
			return min === max ? `${measured} of ${max}` : `${measured} of ${min}–${max}`;
		}
		if (max !== undefined) return `${measured} of 0–${max}`;
		return min === undefined ? '' : `${measured} of ${min} or more`;
	},
	short: (count: number | string): string => `${count} short`,
	over: (count: number | string): string => `${count} over`,
	full: 'full'
});

/** Why an edit comes to nothing. */
export const rosterEdits = words('rosterEdits', {
	isFull: 'A roster cannot hold more than this.',
	mostUnits: (most: number): string => `A roster holds ${most} units at most.`,
	/** What is true of all reasons, until their words are there. */
	noMoreNow: 'The rules allow no more of these now.',
	noArmy: (army: string): string => `There is no army “${army}”.`
});
