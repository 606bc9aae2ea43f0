import { words } from '../base/words.ts';

/** One field for everything: units to add, what can be done, rosters, armies and the library. */
export const palette = words('palette', {
	title: 'Quick find',
	/** On the button, before its key. */
	find: 'Find',
	/** In the field. */
	ask: 'Roster, army, unit, rule or action',
	/** In the field while a roster is open. */
	askHere: 'Unit to add, action, roster or rule',
	groups: {
		units: 'Add to this roster',
		actions: 'Actions',
		rosters: 'Rosters',
		armies: 'Armies',
		things: 'Units, items, spells and rules'
	},
	found: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
	noneFound: (text: string): string => `Nothing matches “${text}”.`,
	notLoaded: 'Part of the search could not be loaded.',
	allRosters: 'All rosters',
	/** Other words by which an action is found, separated by commas. */
	alsoPrint: 'PDF, paper, sheet',
	alsoComplete: 'solver, fill up, suggest',
	alsoShare: 'Link, QR code, file, text, send, export',
	alsoNew: 'Create, start a list',
	alsoImport: 'Paste, text, file, open',
	alsoSettings: 'Language, dark, backup, restore',
	alsoDesk: 'Organiser, tournament, answers, lock',
	alsoVerify: 'Check a code, opponent',
	alsoBin: 'Deleted rosters, trash',
	battles: 'Battles',
	alsoBattles: 'Play, table, game, losses, score',
	alsoProblems: 'Legal, check, fix, errors',
	/** What an added unit did to the total. */
	added: (unit: string, total: string): string => `Added ${unit}: ${total}.`,
	units: (count: number): string => (count === 1 ? '1 unit' : `${count} units`),
	addedTo: (unit: string, group: string, total: string): string =>
		`Added ${unit} to ${group}: ${total}.`
});
