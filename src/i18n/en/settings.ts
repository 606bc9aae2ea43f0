import { words } from '../words.ts';

/** The page of settings. */
export const settingsPage = words('settingsPage', {
	title: 'Settings',
	description: 'What is stored on this device, backups of it, and how to have them back.',
	notStored: (why: string): string => `This browser does not let Muster store anything: ${why}`,
	about: 'About',
	/** A link, and what the sentence says after it. */
	aboutMuster: 'About Muster',
	whatIsThere: ': its games, their data, and whose names they are.',
	appearance: 'Language and theme',
	language: 'Language',
	ownWords:
		'Another language loads the page anew. The names and the rules of the games stay in English.',
	theme: 'Theme',
	asBrowser: 'As the browser',
	light: 'Light',
	dark: 'Dark',
	notKept: 'This browser does not let Muster keep the choice.',
	nextTime: 'The last edits are not stored. The language changes when the page is loaded again.'
});

const some = (count: number, name: string): string => `${count} ${count === 1 ? name : `${name}s`}`;

/** What is stored here, backups and weekly copies, on the page of settings. */
export const keepingSettings = words('keepingSettings', {
	nothingRestored: (why: string): string => `Nothing was restored: ${why}`,
	backup: 'Backup',
	aboutBackup: 'One file with every roster, kept version and event pack.',
	lastBackup: (moment: string): string => `The last one was made on ${moment}.`,
	noBackup: 'There is none yet.',
	saveBackup: 'Save a backup',
	restoreBackup: 'Restore a backup',
	aboutRestoring: 'Adds what is not here. Nothing that is here changes, and nothing comes twice.',
	whatWasRestored: 'What was restored',
	reading: 'Reading the backup …',
	remind: 'Remind me of backups',
	aboutReminding: 'Remind me when a backup is a week old and rosters have changed since',
	storedHere: 'Stored on this device',
	counts: (rosters: number, versions: number, events: number): string =>
		`${some(rosters, 'roster')}, ${some(versions, 'kept version')}, ${some(events, 'event pack')}.`,
	inUse: (used: string, most: string): string => `${used} of ${most} in use.`,
	appSize: (app: string, armies: string): string => `The app takes ${app}, army data ${armies}.`,
	isKept: 'The browser keeps them until you delete them.',
	isRefused: 'The browser does not promise to keep them: save a backup now and then.',
	mayClear: 'The browser may clear them when the device runs out of room.',
	keep: 'Keep them for good',
	weeklyCopy: 'Weekly copy',
	noCopy: (why: string): string => `There is no weekly copy: ${why}`,
	aboutFolder: (folder: string): string =>
		`A backup is written into “${folder}” when a week has passed and rosters have changed.`,
	lastCopy: (file: string, moment: string): string => `The last: ${file}, ${moment}.`,
	olderStay: 'Older ones stay.',
	copyFailed: (moment: string, why: string): string =>
		`The copy of ${moment} was not written: ${why}`,
	chooseAnother: 'Choose another folder',
	stop: 'Stop',
	aboutCopies:
		'Muster can write a backup into a folder of yours each week in which rosters have changed. A folder that is kept elsewhere too survives the loss of this device.',
	choose: 'Choose a folder',
	cannotCopy:
		'This browser does not let Muster write into a folder: it reminds you of backups instead.'
});

function count(number: number, one: string): string {
	return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** What writing and restoring a backup has led to. */
export const backingUp = words('backingUp', {
	saved: (rosters: number): string => `Saved a backup of ${count(rosters, 'roster')}.`,
	left: (rows: number): string =>
		`${count(rows, 'damaged row')} could not be put into a file: it stays here alone.`,
	notSaved: (why: string): string => `The backup could not be saved: ${why}`,
	/** What is put behind the name of a roster from a backup of that day. */
	ofDay: (date: string): string => ` (backup of ${date})`,
	ofNoDay: ' (from a backup)',
	tooBig: (megabytes: number): string =>
		`The file is too big for a backup: ${megabytes} MB is the most.`,
	/** So many of what a backup holds. */
	things: {
		roster: (number: number): string => count(number, 'roster'),
		version: (number: number): string => count(number, 'kept version'),
		event: (number: number): string => count(number, 'event pack'),
		row: (number: number): string => count(number, 'unreadable row')
	},
	added: (things: string): string => `${things} added`,
	/** @param things what they are, where nothing before it says so */
	wereHere: (number: number, things?: string): string =>
		`${things ?? number} ${number === 1 ? 'was' : 'were'} here already`,
	besideOthers: (number: number, names: string): string =>
		`${number} came beside what is here: ${names}`,
	noRoster: 'There is no roster in it.',
	quoted: (name: string): string => `“${name}”`,
	inAnotherForm: (names: string, number: number): string =>
		`${names} ${number === 1 ? 'is' : 'are'} here in another form, which stays.`,
	notRead: (number: number): string => `${number} could not be read:`,
	andMore: (number: number): string => `And ${number} more.`,
	notWhole: 'It was not written whole.',
	folderGone: (folder: string): string => `The folder “${folder}” is gone.`,
	notAllowed: (folder: string): string => `The browser does not let Muster write into “${folder}”.`,
	noRoom: (folder: string): string => `There is no room left in “${folder}”.`
});

/** What is wrong with a backup. */
export const backups = words('backups', {
	tooBig: 'The file is too big for a backup: 200 MB is the most.',
	cutOff: 'This is no backup of Muster, or only part of one: its end is missing.',
	none: 'This is no backup of Muster. Import reads lists and event packs.',
	overfull: (key: string): string => `“${key}” must be a list of at most 100,000.`,
	tooMany: 'There is more than one file holds.',
	strange: 'it is not as Muster writes it.',
	unstorable: 'it cannot be stored.',
	/** What cannot be read, by its place among its kind. */
	unread: {
		roster: (nth: string, why: string): string => `The ${nth} roster: ${why}`,
		version: (nth: string, why: string): string => `The ${nth} kept version: ${why}`,
		event: (nth: string, why: string): string => `The ${nth} event pack: ${why}`,
		row: (nth: string, why: string): string => `The ${nth} unreadable row: ${why}`
	}
});
