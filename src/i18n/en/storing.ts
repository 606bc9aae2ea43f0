import { words } from '../words.ts';

/** What is not stored, and why. */
export const notStored = words('notStored', {
	noRoom: 'there is no room left for what this browser keeps',
	hasRefused: 'this browser refused to store it',
	partMissing: 'a part of Muster did not load',
	notDone: (undone: string, why: string): string => `${undone}: ${why}.`,
	notDoneYet: (undone: string): string => `${undone} yet: this browser does not answer.`,
	noAnswer: 'The storage of this browser does not answer.',
	storedElsewhere: 'Another tab has stored the roster since.',
	notStoredYet: (name: string): string =>
		`The last edits of “${name}” are not stored yet. Muster keeps trying.`,
	deletedElsewhere: 'Deleted in another tab. An edit here brings it back.'
});

/** That a roster is not stored. */
export const saveAlert = words('saveAlert', {
	late: 'Not saved yet: this browser takes its time.',
	failed: (why: string): string => `Not saved: ${why}.`,
	asking: 'Two tabs changed the same.',
	outdated:
		'What is stored of this roster is from a newer Muster, or damaged: it is left as it is.',
	isNoted: 'It is kept aside until that can be done.',
	keepsTrying: 'Muster keeps trying. Save a copy before you leave.',
	emptyBin: (many: number): string => `Empty the bin (${many})`,
	binGoes: (many: number): string =>
		`Delete ${many === 1 ? 'the list' : `the ${many} lists`} in the bin for good? This cannot be undone.`,
	reload: 'Reload',
	saveCopy: 'Save a copy'
});

/** Why the home page shows no rosters. */
export const noList = words('noList', {
	late: 'This browser does not answer when it is asked for the stored rosters. Muster goes on waiting. Closing other tabs of Muster, or the browser, may help.',
	full: 'There is no room left for what this browser keeps, so that Muster can store no roster. Remove what is not needed on this device, and reload.',
	refused:
		'This browser does not let Muster store rosters, as in some private windows, or where sites may keep nothing. Allow Muster to keep data, or take another window, and reload.',
	untilClosed: 'Rosters can be made, printed and saved as a file until the page is closed.'
});

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

/** What is asked where two tabs did the same thing otherwise. */
export const tabQuestion = words('tabQuestion', {
	ask: 'Two tabs changed the same. What you do here is not stored until you choose.',
	choose: 'Choose',
	title: 'Two tabs changed the same',
	joined: 'Joined as chosen. Undo takes it back.',
	keepAllMine: 'Keep all of this tab’s',
	keepAllTheirs: 'Keep all of the other’s',
	left: (left: number, all: number): string => `${left} of ${all} to choose`,
	nothingLeft: 'Nothing is left to choose: both are joined.',
	untilChosen:
		'All the rest is joined. Until you choose, the other tab’s is what is stored, and this tab’s is kept on this screen.',
	thisTab: 'This tab',
	otherTab: 'The other tab',
	keepMine: 'Keep this tab’s',
	keepTheirs: 'Keep the other’s',
	subjects: {
		name: 'Name of the roster',
		size: 'Agreed size',
		event: 'Event',
		note: 'Note on the roster',
		roster: 'The whole roster'
	},
	oneOf: (name: string, at: number, of: number): string => `${name}, ${at} of ${of}`,
	group: 'Group',
	quoted: (name: string): string => `“${name}”`,
	removed: 'Removed it',
	changed: 'Changed it',
	tookApart: 'Took it apart',
	noAnswer: 'No answer',
	otherRules: (event: string): string => `${event}, other rules`
});

/** What is stored and cannot be read. */
export const unreadableRows = words('unreadableRows', {
	notReadable: 'Not readable',
	kept: 'It is kept as it is. Export it to send it to somebody who can mend it, or try a newer Muster.',
	exportData: 'Export data',
	remove: 'Delete'
});

/** Stored things that this version cannot read. */
export const unreadableThings = words('unreadableThings', {
	titles: {
		roster: 'A roster that this version cannot read.',
		version: 'A kept version that this version cannot read.',
		event: 'An event pack that this version cannot read.',
		steps: 'A step that this version cannot read.',
		edit: 'An edit that this version cannot read.'
	},
	namedTitles: {
		version: (name: string): string => `A kept version, “${name}”, that this version cannot read.`,
		event: (name: string): string => `An event pack, “${name}”, that this version cannot read.`,
		steps: (name: string): string => `A step, “${name}”, that this version cannot read.`,
		edit: (name: string): string => `An edit, “${name}”, that this version cannot read.`
	},
	notExported: (why: string): string => `It could not be exported: ${why}`,
	nameless: 'unreadable roster',
	deleted: {
		version: 'Deleted the kept version that could not be read.',
		event: 'Deleted the event pack that could not be read.',
		steps: 'Deleted the step that could not be read.',
		edit: 'Deleted the edit that could not be read.'
	},
	undo: 'Undo',
	refused: (why: string): string => `This browser refused to store it: ${why}`
});
