import { pointsText } from '../../base/figures.ts';
import { words } from '../../base/words.ts';

/** A list that is completed. */
export const completing = words('completing', {
	title: 'Complete this list',
	about:
		'Fills the list up to its points limit, in up to three ways. What is in it stays as it is. Every list that is shown is legal.',
	/** What a list that costs too much can become. */
	aboutTooMuch:
		'The list costs more than its limit: as much of it as can stays. Every list that is shown is legal.',
	wishes: 'Wishes',
	/** Beside a wish: less of it, as usual, more of it. */
	fewer: 'Fewer',
	any: 'Usual',
	anyUnusual: 'Any',
	more: 'More',
	units: 'Units',
	/** A part of the army, by its name in the data. */
	part: (name: string): string => name,
	usual: 'Like usual lists',
	usualSays:
		'Spreads the points, repeats few units and gives command groups. The habits are Muster’s, not the book’s.',
	noSeldom: (names: string): string => `No ${names}`,
	leaveOut: (count: number): string => (count === 0 ? 'Leave out' : `Leave out (${count})`),
	mayChange: (count: number): string =>
		count === 0 ? 'May become smaller or go' : `May become smaller or go (${count})`,
	start: 'Complete the list',
	changeWishes: 'Change wishes',
	others: 'Other lists',
	/** What a completion is called that differs little. */
	numbered: (number: number): string => `Completion ${number}`,
	differs: (part: string, isMore: boolean): string =>
		`${isMore ? 'More' : 'Fewer'} ${part.toLowerCase()}`,
	pointsOf: (points: number, size: number): string => `${pointsText(points)} of ${size} points`,
	take: 'Take this list',
	/** Where a list stays as it is. */
	unchanged: (points: number, size: number): string =>
		`Nothing else was found that fits: the list stays at ${pointsText(points)} of ${size} points.`,
	taken: 'Completed the list.'
});

/** What is found while lists are looked for, and what is known of it. */
export const solving = words('solving', {
	working: 'Looking for legal lists …',
	workingOn: (count: number): string =>
		count === 1
			? 'Found 1 list. Looking for others …'
			: `Found ${count} lists. Looking for others …`,
	found: (count: number): string => (count === 1 ? 'Found 1 list.' : `Found ${count} lists.`),
	/** After fewer lists than are wanted. */
	noOther: 'No other that differs enough was found.',
	cancel: 'Cancel',
	cancelled: 'Cancelled.',
	again: 'Look again',
	isStale: 'The list has changed since. Look again to go on from what it is now.',
	failed: (why: string): string => `Nothing could be looked for: ${why}`,
	cannotStart:
		'this browser did not load the solver. It needs the network the first time it is used.',
	states: {
		'proved best': 'Proved: no legal list fits better.',
		'best of what was offered': 'The best of the usual ways to field each unit.',
		'best found': 'The best that was found. There may be better ones.',
		'none found': 'No legal list was found. There may be one.',
		'nothing legal exists': 'There is no legal list, whatever is added.'
	},
	/** The same of a list after the first. */
	bestOther: 'Proved: no legal list that differs as much fits better.',
	because: 'These cannot all hold:',
	stays: (units: string, count: number): string =>
		count === 1 ? `${units} stays as it is.` : `${units} stay as they are.`,
	/** Before a unit that is new, gone or changed. */
	added: 'New',
	gone: 'Goes',
	changed: 'Changed',
	/** What a changed unit was before. */
	was: (before: string): string => `before: ${before}`
});

/** A list that is made legal by several changes. */
export const fixing = words('fixing', {
	title: 'Find a way',
	about: 'The smallest set of changes after which the list is legal.',
	keep: (count: number): string =>
		count === 0 ? 'Keep as they are' : `Keep as they are (${count})`,
	take: 'Take these changes',
	unchanged: 'The list is legal as it is.',
	taken: 'The list is legal now.',
	changes: 'What changes'
});

/** A unit that gives its place to another. */
export const replacing = words('replacing', {
	title: (unit: string): string => `Replace ${unit}`,
	about: (points: number): string =>
		`What fits its points and what is left: ${pointsText(points)}. Nothing in the list becomes worse by it.`,
	working: 'Looking for units that fit …',
	none: 'No other unit fits.',
	found: (count: number): string => (count === 1 ? '1 unit fits.' : `${count} units fit.`),
	taken: (before: string, after: string): string => `Replaced ${before} with ${after}.`
});
