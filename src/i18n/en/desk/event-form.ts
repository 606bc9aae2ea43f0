import { words } from '../../base/words.ts';

/** The form that makes an event. */
export const eventForm = words('eventForm', {
	title: 'New event',
	name: 'Name',
	game: 'Game',
	date: 'Day',
	size: 'Points limit (optional)',
	deadline: 'Deadline (optional)',
	zone: 'Time zone of the deadline',
	note: 'Note for the players (optional)',
	rules: 'House rules',
	kinds: {
		most: 'maximum number of …',
		least: 'minimum number of …',
		none: 'none of …',
		share: 'maximum percentage of the points for …',
		points: 'maximum points for …',
		once: 'maximum of each of …',
		spent: 'minimum of points spent'
	},
	rule: (number: number): string => `House rule ${number}`,
	number: (number: number): string => `Number of house rule ${number}`,
	of: (number: number): string => `What house rule ${number} is about`,
	names: 'names or keywords, between commas',
	add: 'Add a house rule',
	remove: 'Remove',
	make: 'Save and use the event',
	save: 'Save the event as a file'
});
