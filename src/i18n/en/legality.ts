import { words } from '../base/words.ts';

/** Whether a list is legal, and what to do about it. */
export const legalityDialog = words('legalityDialog', {
	/** In the menu of a list. */
	check: 'Check this list',
	toFix: 'To fix',
	plan: 'Advice',
	planSays: 'Advice: the list is legal without it.',
	allRules: 'All rules',
	readings: 'Interpretations used',
	print: 'Print this report',
	fixes: 'Fixes',
	show: (name: string): string => `Show ${name}`,
	/** A part of the army list, where what is missing is chosen. */
	open: (name: string): string => `Open ${name}`,
	noFix: 'No one-step fix.',
	/** Where one step does not do, and where there are several problems. */
	findWay: 'Find a way',
	fixAll: 'Fix all of it'
});

/** The interpretations and the event that a list is checked by. */
export const rulesDialog = words('rulesDialog', {
	title: 'Rules in use',
	readings: 'Interpretations',
	oneWay: 'This army’s rules leave nothing to interpret.',
	twoWays: 'Where the book is unclear, choose how you play it. The choice is saved with the list.',
	event: 'Event',
	listIsFor: 'This list is for',
	stopUsing: 'Stop using',
	saveFile: 'Save as file',
	ownRules: 'An organiser’s house rules, checked like the book’s and saved with the list.',
	playsIt: (event: string): string => `${event} plays it this way.`,
	decidesCopy: 'Decides what the opponent’s copy shows.',
	noDifference: 'Makes no difference to this list.',
	withoutDifference: (count: number): string =>
		count === 1 ? '1 that doesn’t affect this list' : `${count} that don’t affect this list`,
	ownReading: 'Muster’s choice',
	askedOnce: 'Asked once. Change it any time under More › Rules in use.',
	withAnswer: (what: string): string => `With this interpretation: ${what}`,
	notRead: (why: string): string => `The saved event packs could not be read: ${why}`,
	holdsList: (file: string): string => `${file} is a list, not an event pack.`,
	notRemoved: (why: string): string => `The event pack was not removed: ${why}.`,
	saved: (event: string): string => `Saved ${event}.`,
	savedOther: (event: string): string =>
		`Saved ${event}. It is for another game, not for this list.`,
	notSaved: (event: string, why: string): string =>
		`${event} was not saved for other lists: ${why}.`,
	use: 'Use',
	remove: 'Remove',
	setsSize: (size: number, now: number): string =>
		`Also sets the points limit to ${size} (now ${now}).`,
	noneSaved: 'No event packs yet. Organisers hand them out as small files.',
	importPack: 'Import an event pack'
});

/** The points limit, and the numbers of the army. */
export const sizeDialog = words('sizeDialog', {
	title: 'Points limit',
	/** In a game without points. */
	numbers: 'Numbers',
	what: 'The points the game is played at. Minimums and maximums depend on the limit, not on the points spent.',
	spent: 'Points spent'
});

/** What another interpretation would make of a list. */
export const otherAnswers = words('otherAnswers', {
	isLegal: 'the list is legal',
	otherNumbers: 'other totals or spells',
	isLegalWithout: 'the list is legal without the event’s rules',
	toFix: (count: number): string => `${count} to fix`
});
