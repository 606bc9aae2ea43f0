import { words } from '../words.ts';

/** What is around every page, and a list's state in a word. */
export const frame = words('frame', {
	rosters: 'Rosters',
	roster: 'Roster',
	noPage: 'No such page',
	wrong: 'Something went wrong',
	noAddress: 'Muster has no page of this address.',
	whereTheyWere: 'Muster has no page of this address. Your rosters are where they were.',
	unknown: 'Unknown error',
	stillStored: (message: string): string => `${message}. Your rosters are stored on this device.`,
	notLoaded: 'A part of Muster did not load.',
	reload: 'Reload',
	dismiss: 'Dismiss message',
	pointsOf: (day: string): string => `Points of ${day}`,
	/** Between the points spent and the agreed size. */
	of: 'of',
	spentOf: (spent: string, size: number): string => `${spent} of ${size}`,
	inPoints: (spent: string, size: number): string => `${spent} of ${size} points`,
	/**
	 * How a list stands, with a tick drawn before it where it is legal.
	 * @param lacksEvent whether the rules of the list's event are not here
	 */
	verdictAlone: (problems: number, lacksEvent = false): string =>
		problems > 0 ? `${problems} to fix` : lacksEvent ? 'Legal without the event’s rules' : 'Legal'
});

/** The home page. */
export const home = words('home', {
	description:
		'An army list builder for classic fantasy wargames. Works with no signal, knows whether a list is legal, prints the sheets an event asks for.',
	library: 'Library',
	about: 'About',
	settings: 'Settings',
	newRoster: 'New roster',
	import: 'Import',
	noRosters: 'No rosters yet',
	welcome:
		'Choose an army and a size; the units you must have are already in. Muster adds up the points, says whether the list is legal and by which rule, and prints it. After this visit it works with no signal.',
	samples: 'A sample is a finished list, to look at and to change.',
	sample: 'Sample',
	sampleOf: (name: string): string => `Sample: ${name}`,
	games: 'Games',
	armies: (count: number): string => `${count} armies`
});

/** The page of a new roster: a game, a size and an army. */
export const newRoster = words('newRoster', {
	title: 'New roster',
	description: 'Choose a game, an army and the size of the battle.',
	size: 'Agreed size',
	army: 'Army',
	opensWith: 'The roster opens with the units the army must have.',
	gameFirst: 'Choose the game first.',
	game: 'Game',
	wrongSize: (size: number): string =>
		`A whole number is wanted here, from 1 to 1,000,000: it is still ${size}.`,
	otherSize: 'Other size',
	find: 'Find an army',
	variantOf: (army: string): string => `Variant of ${army}`,
	variants: (count: number): string => (count === 1 ? '1 variant' : `${count} variants`),
	/** After the number of variants, for those who do not see whose they are. */
	ofArmy: (army: string): string => `of ${army}`,
	legends: 'Legends',
	notLoaded: 'The armies could not be loaded. They are stored on this device after a visit.',
	again: 'Try again',
	opening: 'Opening the armies …',
	noneFound: (text: string): string => `No army has “${text}”.`,
	found: (count: number, all: number): string => `${count} of ${all} armies`
});

/** The verdict on a list, for use within a line. */
export const shortVerdict = words('shortVerdict', {
	/** @param lacksEvent whether the rules of the list's event are not here */
	of: (problems: number, lacksEvent = false): string =>
		problems > 0 ? `${problems} to fix` : lacksEvent ? 'legal without the event’s rules' : 'legal'
});
