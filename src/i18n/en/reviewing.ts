import { words } from '../base/words.ts';

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

/** A pasted list line by line, beside the roster that it becomes. */
export const reviewWords = words('reviewWords', {
	/** Its place among several. */
	nth: (at: number, all: number): string => `List ${at} of ${all}`,
	previous: 'Previous list',
	next: 'Next list',
	leaveOut: 'Leave this list out',
	takeIn: 'Include this list after all',
	isLeftOut: 'This list is left out.',
	text: 'Text',
	roster: 'Roster',
	/** How far it was understood; parts that are nought are left out. */
	understood: (count: number): string => `${lines(count)} understood`,
	partly: (count: number): string => `${count} in part`,
	not: (count: number): string => `${count} not`,
	leftOut: (count: number): string => `${lines(count)} left out`,
	allUnderstood: 'Every line was understood.',
	nextOpen: 'Go to the next open line',
	/** Further lines of a long text, on a button. */
	moreLines: (count: number): string => `Show ${lines(count)} more`,
	/** In place of the units of a very long list. */
	tooLong: (units: number): string =>
		`This list has ${units} units: they are shown when it has been added.`,
	/** What a line is, before it, for who hears it. */
	states: {
		understood: 'Understood',
		partly: 'In part',
		not: 'Not understood',
		aside: 'Not part of the list',
		skipped: 'Skipped'
	},
	keptInNote: 'Say what each open line is, or leave it out; the roster’s note will say so.',
	/** The question at a name that nothing has; its answers are buttons. */
	whatIs: (name: string): string => `What is “${name}”?`,
	another: 'Something else',
	anotherFor: (name: string): string => `Something else for “${name}”`,
	chooseName: 'Choose from the army list',
	skip: 'Skip this line',
	/** Leaves one thing out of a line that is read otherwise. */
	leaveOne: (name: string): string => `Leave “${name}” out`,
	leaveThis: 'Leave this out',
	isLeftOutOf: (name: string): string => `“${name}” is left out.`,
	leftOutNote: (text: string): string => `Left out on purpose: ${text}`,
	bringBack: 'Include this line after all',
	readAs: (name: string, meant: string): string => `“${name}” read as ${meant}`,
	remember: 'Remember',
	rememberFor: (name: string): string => `Remember “${name}”`,
	remembered: 'Remembered on this device',
	undo: 'Undo',
	undoFor: (name: string): string => `Undo “${name}”`,
	notRemembered: (why: string): string => `It could not be remembered: ${why}`,
	price: (theirs: number, ours: number): string => `their ${theirs}, ours ${ours}`,
	prices: (count: number): string => (count === 1 ? '1 price differs' : `${count} prices differ`),
	whichArmy: 'Which army is it?',
	whyAsked: {
		several: 'The text names an army that several games have.',
		one: 'This may not be a list for the army it names.',
		none: 'We couldn’t tell the army.'
	},
	anotherArmy: 'Another army',
	askAgain: 'A different army',
	whichSize: 'Which points limit?',
	onlySpent: (spent: number): string => `The text only gives the points spent: ${spent}.`,
	noSize: 'The text gives no points limit.',
	/** Before they can be added. */
	lacksArmy: (count: number): string =>
		count === 1 ? 'Choose its army first.' : `Choose the army of ${count} lists first.`,
	lacksSize: (count: number): string =>
		count === 1
			? 'Choose its points limit first.'
			: `Choose the points limit of ${count} lists first.`,
	lacksLines: (count: number): string =>
		`${lines(count)} not understood: say what each is, or leave it out.`,
	lacksParts: 'First leave out what was not understood.',
	notOpened: (why: string): string => `The army could not be loaded: ${why}`,
	/** Of a text, or what was said of it. */
	notRead: (why: string): string => `This could not be read: ${why}`
});

/** Names that the player's lists use, in the settings. */
export const aliasWords = words('aliasWords', {
	title: 'Remembered names',
	about:
		'Your own names for things in the army lists. Import understands them on this device; backups include them.',
	readAs: (name: string, meant: string): string => `“${name}” is read as ${meant}`,
	remove: 'Remove',
	removeOne: (name: string): string => `Remove “${name}”`,
	/** Before the reason. */
	notRemoved: (name: string): string => `“${name}” was not removed`
});
