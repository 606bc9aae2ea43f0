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
