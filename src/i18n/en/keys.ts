import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

/** The panes beside each other on a wide screen. */
export const panesWords = words('panesWords', {
	roster: 'Roster',
	details: 'Details',
	nothingOpen: 'Choose a unit to see it here and to change what it has.',
	nothingTaken: 'Nothing is taken yet.',
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
	singleSays: 'Letters and signs do something while nothing is typed.',
	notKept: 'This browser does not keep the choice.',
	or: 'or',
	anywhere: 'Anywhere',
	list: 'This list',
	find: 'Find in this army',
	afford: 'Only what can be afforded',
	panes: 'To army, roster, details',
	close: 'Close what is open',
	undo: 'Undo',
	redo: 'Redo',
	inList: 'In a list',
	next: 'Next row',
	previous: 'Row before',
	open: 'Open the row',
	more: 'One more',
	fewer: 'One fewer',
	copy: 'Copy the unit',
	remove: 'Remove the unit',
	move: 'Move the unit',
	roster: 'The roster',
	legality: 'Legality',
	size: 'Agreed size',
	history: 'History',
	rules: 'Rules in use',
	arrange: 'Arrange',
	print: 'Print',
	menu: 'More',
	names: {
		control: 'Ctrl',
		alt: 'Alt',
		up: 'Up',
		down: 'Down',
		enter: 'Enter',
		escape: 'Esc',
		delete: 'Del'
	}
});
