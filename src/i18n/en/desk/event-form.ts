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
	readings: 'Interpretations',
	playersChoice: 'the player’s choice',
	noReadings: 'The rules of this game leave nothing open here.',
	teams: 'Teams (optional)',
	players: 'Players in a team',
	sameArmy: 'How often a team may have the same army (1: each army once)',
	asks: 'What players write on their paper',
	more: 'What else an event pack can hold',
	moreIs:
		'Save the event as a file and write it there; the desk reads it again. The guide to event packs has an example of each.',
	holds: [
		'rules for some armies alone, or only under an interpretation',
		'rules that are advice and leave every list legal',
		'a minimum or maximum per 1000 points',
		'how many models a unit has',
		'each combination of options once',
		'which units alone may have an option',
		'how many of some options a unit has, and what they may cost together',
		'what needs or forbids something else, in the army or on one unit',
		'how many groups a list has, such as regiments, and what stands in each'
	],
	add: 'Add a house rule',
	remove: 'Remove',
	make: 'Save and use the event',
	save: 'Save the event as a file'
});
