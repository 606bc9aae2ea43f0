import { words } from '../words.ts';

/** The page about Muster. */
export const aboutPage = words('aboutPage', {
	title: 'About',
	description: 'What Muster is, its games and their data, and whose names it uses.',
	what: 'An army list builder that works with no signal, knows whether a list is legal and by which rule, and prints it. Everything stays on this device: no account, no tracking, no other site.',
	rostersHere: 'Rosters on this device',
	/** A link, and what the sentence says after it. */
	settings: 'Settings',
	settingsDo: 'show what is stored, save a backup and restore it.',
	codes: 'Codes of lists',
	carriesCode: 'A sheet carries the code of its list.',
	/** A link, and what the sentence says after it. */
	verify: 'Verify',
	verifyDoes:
		'opens a list from its link or its square code, and tells whether a file is that list and whether it is legal.',
	games: 'Games',
	facts: (edition: string, armies: number, day: string): string =>
		`${edition}; ${armies} armies; data of ${day}.`,
	trademarks: (game: string, owner: string): string =>
		`${game} and the names of its armies and troops are trademarks of ${owner}. Muster is unofficial and not endorsed. Numbers are those of the books; effects are summarised.`
});

/** The page of help: one screen. */
export const helpPage = words('helpPage', {
	title: 'Help',
	description: 'How to build, check, print and keep army lists with Muster, on one page.',
	topics: [
		{
			name: 'Build',
			text: 'New roster asks for a game, a size and an army. + and − add and remove; the name of a unit opens its options, items and rules.'
		},
		{
			name: 'Check',
			text: 'The bar below shows points and verdict. A tap on the verdict shows each rule with its sum and source, and buttons that mend what is wrong.'
		},
		{
			name: 'Undo',
			text: 'Undo and Redo reach back to the beginning. History, under More, leads to any step and keeps versions.'
		},
		{
			name: 'Print',
			text: 'The list, with its rules, cards, a battle record or the proof for an organiser, as PDF or on paper.'
		},
		{
			name: 'Share',
			text: 'More gives a link, a text or a file. Import reads them all, and lists of other apps.'
		},
		{
			name: 'Events',
			text: 'Rules in use, under More: which reading of a rule is taken, and the rules of an event.'
		},
		{
			name: 'Offline',
			text: 'After the first visit everything works with no signal. The foot of the list of rosters says when it does.'
		},
		{
			name: 'Keep',
			text: 'Rosters are on this device alone. Settings saves a backup of all of them and has it back.'
		}
	]
});

/** What has changed in Muster: on the home page after an update, and on a page of its own. */
export const news = words('news', {
	title: 'What’s new',
	description: 'What has changed in Muster, day by day, the latest first.',
	updated: (day: string): string => `Muster has been updated: this is the version of ${day}.`,
	read: 'Read what’s new',
	dismiss: 'Dismiss',
	/** What players notice, by the day it came. */
	days: {
		'2026-11-22': [
			'A sample list of each game, from the empty list of rosters.',
			'German, as the browser has it or by Settings; light or dark as you like.',
			'Lists that another app shares, or files opened with Muster, come to Import.',
			'Help on one page, and this one.'
		]
	}
});
