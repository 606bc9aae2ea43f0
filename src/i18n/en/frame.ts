import type { Legality } from '#engine';
import { words } from '../base/words.ts';

/** What is around every page, and a list's state in a word. */
export const frame = words('frame', {
	rosters: 'Rosters',
	roster: 'Roster',
	noPage: 'Page not found',
	wrong: 'Something went wrong',
	noAddress: 'There is no page at this address.',
	whereTheyWere: 'There is no page at this address. Your rosters are safe.',
	unknown: 'Unknown error',
	stillStored: (message: string): string => `${message}. Your rosters are stored on this device.`,
	notLoaded: 'Part of Muster did not load.',
	reload: 'Reload',
	dismiss: 'Dismiss message',
	pointsDated: (day: string): string => `Points of ${day}`,
	/** Between the points spent and the points limit. */
	of: 'of',
	inPoints: (spent: string, size: number): string => `${spent} of ${size} points`,
	/** How a list stands, with a tick drawn before it where it is legal. */
	verdict: ({ problems, isUnfinished, lacksEvent, left }: Legality): string => {
		if (isUnfinished) return 'Unfinished';
		if (problems > 0) return `${problems} to fix`;
		if (lacksEvent) return 'Legal without the event’s rules';
		return left === undefined ? 'Legal' : 'Legal so far';
	}
});

/** The home page. */
export const home = words('home', {
	description: 'Army list builder for fantasy wargames: offline, with proof and event sheets.',
	library: 'Library',
	about: 'About',
	help: 'Help',
	settings: 'Settings',
	newRoster: 'New roster',
	import: 'Import',
	noRosters: 'No rosters yet',
	welcome: 'Choose an army: Muster adds up points, checks rules and prints, offline too.',
	/** A finished list to look at and change. */
	sample: 'Sample list',
	games: 'Games',
	armies: (count: number): string => `${count} armies`
});

/** The page of a new roster: a game, a points limit and an army. */
export const newRoster = words('newRoster', {
	title: 'New roster',
	description: 'Choose a game, an army and a points limit.',
	size: 'Points limit',
	army: 'Army',
	game: 'Game',
	/** On the chosen game: shows the others. */
	otherGame: 'Change',
	wrongSize: (size: number): string =>
		`Enter a whole number from 1 to 1,000,000. The limit is still ${size}.`,
	otherSize: 'Other limit',
	/** In the field itself, where there is little room. */
	other: 'Other',
	find: 'Find an army',
	variantOf: (army: string): string => `Army of Renown of ${army}`,
	variants: (count: number): string =>
		count === 1 ? '1 Army of Renown' : `${count} Armies of Renown`,
	/** After the number of variants, for those who do not see whose they are. */
	ofArmy: (army: string): string => `of ${army}`,
	legends: 'Legends',
	notLoaded: 'The armies did not load. After one visit they are stored on this device.',
	again: 'Try again',
	opening: 'Loading the armies …'
});
