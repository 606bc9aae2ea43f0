import { words } from '../words.ts';

/** Why a roster is not opened. */
export const noRoster = words('noRoster', {
	noSuch: 'No such roster',
	unreadable: 'Unreadable roster',
	missing:
		'This browser has no roster of that address. It may have been deleted, or made on another device.',
	notRead:
		'This version of Muster cannot read the stored roster. It is kept as it is; the list of rosters can export it.',
	noArmy: (army: string): string =>
		`This version of Muster has no data for the army “${army}”. The roster is kept as it is.`,
	notMade: (why: string): string => `The roster could not be made: ${why}`,
	notOpened: (why: string): string => `The roster could not be opened: ${why}`,
	late: 'Opening the roster takes long: this browser does not answer when it is asked for what it stores. Muster goes on waiting. Closing other tabs of Muster, or the browser, may help.'
});
