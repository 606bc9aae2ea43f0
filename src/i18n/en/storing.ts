import { words } from '../base/words.ts';

/** What is not stored, and why. */
export const notStored = words('notStored', {
	noRoom: 'this browser has no space left',
	hasRefused: 'this browser refused to save it',
	partMissing: 'part of Muster did not load',
	notDone: (undone: string, why: string): string => `${undone}: ${why}.`,
	notDoneYet: (undone: string): string => `${undone} yet: this browser does not respond.`,
	noAnswer: 'The storage of this browser does not respond.',
	storedElsewhere: 'Another tab has saved the roster since.',
	notStoredYet: (name: string): string =>
		`The last edits of “${name}” are not saved yet. Muster keeps trying.`,
	deletedElsewhere: 'Deleted in another tab. Edit it here to restore it.'
});

/** That a roster is not stored. */
export const saveAlert = words('saveAlert', {
	late: 'Not saved yet: this browser is slow to respond.',
	failed: (why: string): string => `Not saved: ${why}.`,
	asking: 'Two tabs changed the same thing.',
	outdated: 'The saved roster is from a newer version of Muster, or damaged. It is left unchanged.',
	isNoted: 'Your edits are kept until they can be saved.',
	keepsTrying: 'Muster keeps trying. Save a copy before you leave.',
	emptyBin: (many: number): string => `Empty the bin (${many})`,
	binGoes: (many: number): string =>
		`Delete ${many === 1 ? 'the list' : `the ${many} lists`} in the bin for good? This cannot be undone.`,
	reload: 'Reload',
	saveCopy: 'Save a copy'
});

/** Why the home page shows no rosters. */
export const noList = words('noList', {
	late: 'This browser does not return the saved rosters. Muster keeps waiting. Closing other tabs of Muster, or the browser, may help.',
	full: 'This browser has no space left, so Muster cannot save rosters. Free some space on this device and reload.',
	refused:
		'This browser does not let Muster save rosters, as in some private windows. Allow Muster to store data, or use another window, and reload.',
	untilClosed:
		'Until you close this page you can still create rosters, print them and save them as files.'
});

/** Why a roster is not opened. */
export const noRoster = words('noRoster', {
	noSuch: 'Roster not found',
	unreadable: 'Unreadable roster',
	missing:
		'There is no roster at this address in this browser. It may have been deleted, or created on another device.',
	notRead:
		'This version of Muster cannot read the saved roster. It is kept unchanged; you can export it from the list of rosters.',
	noArmy: (army: string): string =>
		`This version of Muster has no data for the army “${army}”. The roster is kept unchanged.`,
	notMade: (why: string): string => `The roster could not be created: ${why}`,
	notOpened: (why: string): string => `The roster could not be opened: ${why}`,
	late: 'Opening the roster is taking a while because this browser is not responding. Muster keeps waiting. Closing other tabs of Muster, or the browser, may help.'
});

/** What is asked where two tabs changed the same thing. */
export const tabQuestion = words('tabQuestion', {
	ask: 'Two tabs changed the same thing. Edits here are not saved until you choose.',
	choose: 'Choose',
	title: 'Two tabs changed the same thing',
	joined: 'Merged as chosen. You can undo it.',
	keepAllMine: 'Keep all from this tab',
	keepAllTheirs: 'Keep all from the other tab',
	left: (left: number, all: number): string => `${left} of ${all} to choose`,
	nothingLeft: 'Nothing left to choose: both are merged.',
	untilChosen:
		'Everything else is merged. Until you choose, the other tab’s edits are the saved ones; this tab’s stay on this screen.',
	thisTab: 'This tab',
	otherTab: 'The other tab',
	keepMine: 'Keep from this tab',
	keepTheirs: 'Keep from the other tab',
	subjects: {
		name: 'Name of the roster',
		size: 'Points limit',
		event: 'Event',
		note: 'Note on the roster',
		roster: 'The whole roster'
	},
	oneOf: (name: string, at: number, of: number): string => `${name}, ${at} of ${of}`,
	group: 'Group',
	quoted: (name: string): string => `“${name}”`,
	removed: 'Removed it',
	changed: 'Changed it',
	tookApart: 'Disbanded it',
	noAnswer: 'No interpretation chosen',
	otherRules: (event: string): string => `${event}, other rules`
});

/** What is stored and cannot be read. */
export const unreadableRows = words('unreadableRows', {
	notReadable: 'Unreadable',
	kept: 'It is kept unchanged. Export it for somebody who can repair it, or try a newer version of Muster.',
	exportData: 'Export data',
	remove: 'Delete'
});

/** Stored things that this version cannot read. */
export const unreadableThings = words('unreadableThings', {
	titles: {
		roster: 'A roster that this version cannot read.',
		version: 'A saved version that this version cannot read.',
		event: 'An event pack that this version cannot read.',
		steps: 'A step that this version cannot read.',
		edit: 'An edit that this version cannot read.'
	},
	namedTitles: {
		version: (name: string): string => `A saved version, “${name}”, that this version cannot read.`,
		event: (name: string): string => `An event pack, “${name}”, that this version cannot read.`,
		steps: (name: string): string => `A step, “${name}”, that this version cannot read.`,
		edit: (name: string): string => `An edit, “${name}”, that this version cannot read.`
	},
	notExported: (why: string): string => `It could not be exported: ${why}`,
	nameless: 'unreadable roster',
	deleted: {
		version: 'Deleted the unreadable version.',
		event: 'Deleted the unreadable event pack.',
		steps: 'Deleted the unreadable step.',
		edit: 'Deleted the unreadable edit.'
	},
	undo: 'Undo',
	refused: (why: string): string => `This browser refused to save it: ${why}`
});
