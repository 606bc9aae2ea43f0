import { pointsText } from '../base/figures.ts';
import { words } from '../base/words.ts';

/** The panes beside each other on a wide screen. */
export const panesWords = words('panesWords', {
	roster: 'Roster',
	details: 'Details',
	nothingOpen: 'Select a unit to see and change it here.',
	nothingTaken: 'Nothing added yet.',
	plan: (count: number): string =>
		count === 1 ? '1 choice before the game' : `${count} choices before the game`,
	keys: 'Keyboard shortcuts',
	units: (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`,
	points: (points: number): string => `${pointsText(points)} points`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points'
});

/** The keys of the editor, and what each of them does. */
export const keyWords = words('keyWords', {
	title: 'Keyboard shortcuts',
	single: 'Single keys',
	singleSays: 'Letters and symbols work as shortcuts while you are not typing.',
	notKept: 'This browser does not remember the choice.',
	or: 'or',
	anywhere: 'Anywhere',
	list: 'This list',
	quickFind: 'Quick find',
	find: 'Find in this army',
	afford: 'Only what is affordable',
	panes: 'Go to army, roster, details',
	close: 'Close',
	undo: 'Undo',
	redo: 'Redo',
	inList: 'In a list',
	next: 'Next row',
	previous: 'Previous row',
	open: 'Open the row',
	more: 'One more',
	fewer: 'One fewer',
	copy: 'Copy the unit',
	remove: 'Remove the unit',
	move: 'Move the unit',
	roster: 'The roster',
	legality: 'Rule problems',
	size: 'Points limit',
	history: 'History',
	rules: 'Rules in use',
	arrange: 'Arrange',
	print: 'Print',
	menu: 'More',
	names: {
		control: 'Ctrl',
		command: 'Cmd',
		alt: 'Alt',
		up: 'Up',
		down: 'Down',
		enter: 'Enter',
		escape: 'Esc',
		delete: 'Del'
	}
});
