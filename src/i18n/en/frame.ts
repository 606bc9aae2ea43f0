import { words } from '../words.ts';

/** What stands around every page, and how a list stands in a word. */
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
