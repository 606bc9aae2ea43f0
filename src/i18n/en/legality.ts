import { words } from '../words.ts';

/** Whether a list is legal, and what to do about it. */
export const legalitySheet = words('legalitySheet', {
	toFix: 'To fix',
	plan: 'Plan',
	planSays: 'A plan for the game: the list is legal all the same.',
	allRules: 'All rules',
	readings: 'Readings used',
	twoWays: (question: string): string => `Can be read two ways: ${question}`,
	print: 'Print this report',
	waysOut: 'Ways out',
	show: (name: string): string => `Show ${name}`,
	noRepair: 'No single change mends this without breaking another rule.'
});

/** The readings and the event that a list is judged by. */
export const rulesSheet = words('rulesSheet', {
	title: 'Rules in use',
	readings: 'Readings',
	oneWay: 'The book of this army can be read one way only.',
	twoWays:
		'Where the book can be read two ways, choose the one you play. It travels with the list.',
	event: 'Event',
	listIsFor: 'This list is for',
	takeOff: 'Take off',
	saveFile: 'Save its file',
	ownRules: 'An organiser’s own rules, checked like the book’s. They travel with the list.',
	playsIt: (event: string): string => `${event} plays it this way.`,
	decidesCopy: 'It decides what the opponent’s copy tells.',
	noDifference: 'To this list it makes no difference.',
	ownReading: 'Muster’s own reading',
	withAnswer: (what: string): string => `With this answer: ${what}`,
	notRead: (why: string): string => `The kept event packs could not be read: ${why}`,
	holdsList: (file: string): string => `${file} holds a list and no event pack.`,
	notForgotten: (why: string): string => `The event pack is not forgotten: ${why}.`,
	kept: (event: string): string => `Kept ${event}.`,
	keptOther: (event: string): string =>
		`Kept ${event}: an event of another game, not for this list.`,
	notKept: (event: string, why: string): string => `${event} is not kept for other lists: ${why}.`,
	attach: 'Attach',
	forget: 'Forget',
	setsSize: (size: number, now: number): string =>
		`Also sets the agreed size to ${size}; it is ${now} now.`,
	noneKept: 'No event pack is kept yet. An organiser hands it out as a small file.',
	importPack: 'Import an event pack'
});

/** The agreed size, and the numbers of the army. */
export const sizeSheet = words('sizeSheet', {
	title: 'Agreed size',
	what: 'The points the game is played at. Minimum and maximum numbers follow it, not the points spent.',
	spent: 'Points spent'
});

/** What another answer to a reading would make of a list. */
export const otherAnswers = words('otherAnswers', {
	isLegal: 'the list is legal',
	isLegalWithout: 'the list is legal without the event’s rules',
	toFix: (count: number): string => `${count} to fix`
});
