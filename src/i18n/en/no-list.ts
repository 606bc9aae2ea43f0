import { words } from '../words.ts';

/** Why the home page shows no rosters. */
export const noList = words('noList', {
	late: 'This browser does not answer when it is asked for the stored rosters. Muster goes on waiting. Closing other tabs of Muster, or the browser, may help.',
	full: 'There is no room left for what this browser keeps, so that Muster can store no roster. Remove what is not needed on this device, and reload.',
	refused:
		'This browser does not let Muster store rosters, as in some private windows, or where sites may keep nothing. Allow Muster to keep data, or take another window, and reload.',
	untilClosed: 'Rosters can be made, printed and saved as a file until the page is closed.'
});
