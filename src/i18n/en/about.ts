import { words } from '../base/words.ts';

/** The page about Muster. */
export const aboutPage = words('aboutPage', {
	title: 'About',
	description: 'What Muster is, the games it supports, and the owners of their names.',
	what: 'An army list builder that works offline, checks lists against the rules of the game, and prints them. Everything stays on this device: no account, no tracking.',
	rostersHere: 'Rosters on this device',
	/** A link, and what the sentence says after it. */
	settings: 'Settings',
	settingsDo: 'shows what is stored, and saves and restores backups.',
	codes: 'List codes',
	carriesCode: 'Every sheet has the code of its list.',
	/** A link, and what the sentence says after it. */
	verify: 'Verify',
	verifyDoes:
		'opens a list from its link or QR code, and says whether a file is that list and whether it is legal.',
	events: 'Events',
	/** A link, and what the sentence says after it. */
	desk: 'The event desk',
	deskDoes:
		'reads the lists that players sent to an event, and makes a table, answers, a lock and the printouts.',
	games: 'Games',
	facts: (edition: string, armies: number, day: string): string =>
		`${edition}; ${armies} armies; data of ${day}.`,
	trademarks: (game: string, owner: string): string =>
		`${game} and the names of its armies and troops are trademarks of ${owner}. Muster is unofficial and not endorsed. Numbers are from the books; effects are summarised.`
});

/** The page of help: one screen. */
export const helpPage = words('helpPage', {
	description: 'How to build, check, print and keep army lists with Muster, on one page.',
	shortcuts: 'Keyboard shortcuts',
	allKeys: 'All shortcuts, in an open roster',
	topics: [
		{
			name: 'Build',
			text: 'Choose a game, a points limit and an army. + and − add and remove units; tap a unit’s name for options, items and rules.'
		},
		{
			name: 'Check',
			text: 'The bar shows the points, and what is next or whether the list is legal. Check this list, under More, shows each rule with its sum and source, and fixes.'
		},
		{
			name: 'Undo',
			text: 'Undo and Redo reach back to the first edit. History, under More, restores any step and saves versions.'
		},
		{
			name: 'Print',
			text: 'The list, alone or with its rules; cards, a battle record, the legality report. As PDF or on paper.'
		},
		{
			name: 'Share',
			text: 'Share, under More, has a link, a QR code, a text and a file. Import reads them all, and lists from other apps.'
		},
		{
			name: 'Events',
			text: 'Rules in use, under More: which interpretation of a rule you play, and the house rules of an event.'
		},
		{
			name: 'Offline',
			text: 'After the first visit everything works offline. The line below the list of rosters says when it is ready.'
		},
		{
			name: 'Keep',
			text: 'Rosters are on this device only. Settings saves and restores a backup of all of them.'
		}
	]
});
