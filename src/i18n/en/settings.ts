import { words } from '../base/words.ts';

/** The page of settings. */
export const settingsPage = words('settingsPage', {
	title: 'Settings',
	description: 'What is stored on this device, and backups of it.',
	notStored: (why: string): string => `This browser does not let Muster store anything: ${why}`,
	about: 'About',
	/** A link, and what the sentence says after it. */
	aboutMuster: 'About Muster',
	whatIsThere: ': its games, their data, and whose names they are.',
	appearance: 'Language and theme',
	language: 'Language',
	ownWords: 'Changing the language reloads the page. Game names and rules stay in English.',
	theme: 'Theme',
	asBrowser: 'Same as browser',
	light: 'Light',
	dark: 'Dark',
	notKept: 'This browser does not let Muster remember the choice.',
	nextTime: 'The last edits are not saved. The language changes when you reload the page.'
});

const some = (count: number, name: string): string => `${count} ${count === 1 ? name : `${name}s`}`;

/** What is stored here, backups and weekly copies, on the page of settings. */
export const keepingSettings = words('keepingSettings', {
	nothingRestored: (why: string): string => `Nothing was restored: ${why}`,
	backup: 'Backup',
	aboutBackup:
		'One file with every roster, saved version, battle and event pack, your settings, and your details as a player.',
	lastBackup: (moment: string): string => `Last backup: ${moment}.`,
	noBackup: 'No backup yet.',
	saveBackup: 'Save a backup',
	restoreBackup: 'Restore a backup',
	aboutRestoring: 'Adds what is missing here. Nothing here is changed or duplicated.',
	whatWasRestored: 'What was restored',
	reading: 'Reading the backup …',
	remind: 'Remind me of backups',
	aboutReminding: 'Remind me when a backup is a week old and rosters have changed since',
	storedHere: 'Stored on this device',
	counts: (rosters: number, versions: number, events: number): string =>
		`${some(rosters, 'roster')}, ${some(versions, 'saved version')}, ${some(events, 'event pack')}.`,
	inUse: (used: string, most: string): string => `${used} of ${most} in use.`,
	appSize: (app: string, armies: string): string => `The app takes ${app}, army data ${armies}.`,
	isKept: 'The browser keeps your rosters until you delete them.',
	isRefused: 'The browser may delete your rosters: save a backup now and then.',
	mayClear: 'The browser may delete your rosters when the device runs out of space.',
	keep: 'Keep them permanently',
	weeklyCopy: 'Weekly copy',
	noCopy: (why: string): string => `There is no weekly copy: ${why}`,
	aboutFolder: (folder: string): string =>
		`Writes a backup to “${folder}” once a week if rosters have changed.`,
	lastCopy: (file: string, moment: string): string => `Last copy: ${file}, ${moment}.`,
	olderStay: 'Older copies are kept.',
	copyFailed: (moment: string, why: string): string =>
		`The copy of ${moment} was not written: ${why}`,
	chooseAnother: 'Choose another folder',
	stop: 'Stop',
	aboutCopies:
		'Muster can write a backup to a folder once a week if rosters have changed. Choose a synced folder to be safe if you lose this device.',
	choose: 'Choose a folder',
	cannotCopy:
		'This browser does not let Muster write to a folder. It reminds you of backups instead.'
});

function count(number: number, one: string): string {
	return `${number} ${number === 1 ? one : `${one}s`}`;
}

/** What writing and restoring a backup has led to. */
export const backingUp = words('backingUp', {
	saved: (rosters: number): string => `Saved a backup of ${count(rosters, 'roster')}.`,
	left: (rows: number): string =>
		`${count(rows, 'damaged entry')} could not be saved to a file and ${rows === 1 ? 'stays' : 'stay'} only on this device.`,
	notSaved: (why: string): string => `The backup could not be saved: ${why}`,
	/** What is put behind the name of a roster from a backup of that day. */
	ofDay: (date: string): string => ` (backup of ${date})`,
	ofNoDay: ' (from a backup)',
	tooBig: (megabytes: number): string =>
		`The file is too big for a backup (maximum ${megabytes} MB).`,
	/** So many of what a backup holds. */
	things: {
		roster: (number: number): string => count(number, 'roster'),
		version: (number: number): string => count(number, 'saved version'),
		event: (number: number): string => count(number, 'event pack'),
		setting: (number: number): string => count(number, 'setting'),
		wording: (number: number): string =>
			`${number} ${number === 1 ? 'text' : 'texts'} in your own wording`,
		alias: (number: number): string => count(number, 'remembered name'),
		text: (number: number): string => count(number, 'kept text'),
		battle: (number: number): string => count(number, 'battle'),
		row: (number: number): string =>
			number === 1 ? '1 unreadable entry' : `${number} unreadable entries`
	},
	added: (things: string): string => `${things} added`,
	/** @param things what they are, where nothing before it says so */
	wereHere: (number: number, things?: string): string =>
		`${things ?? number} ${number === 1 ? 'was' : 'were'} already here`,
	besideOthers: (number: number, names: string): string =>
		`${number} added as ${number === 1 ? 'a copy' : 'copies'}: ${names}`,
	languageNext: 'The language changes when you reload the page.',
	noRoster: 'It contains no rosters.',
	quoted: (name: string): string => `“${name}”`,
	inAnotherForm: (names: string, number: number): string =>
		`${names} ${number === 1 ? 'is' : 'are'} here in another version, which was kept.`,
	notRead: (number: number): string => `${number} could not be read:`,
	andMore: (number: number): string => `And ${number} more.`,
	notWhole: 'It was not written completely.',
	folderGone: (folder: string): string => `The folder “${folder}” no longer exists.`,
	notAllowed: (folder: string): string => `The browser does not let Muster write to “${folder}”.`,
	noRoom: (folder: string): string => `There is no space left in “${folder}”.`
});

/** What is wrong with a backup. */
export const backups = words('backups', {
	tooBig: 'The file is too big for a backup (maximum 200 MB).',
	cutOff: 'This is not a Muster backup, or it is incomplete: its end is missing.',
	none: 'This is not a Muster backup. To read lists and event packs, use Import.',
	overfull: (key: string): string => `“${key}” must be a list of up to 100,000.`,
	tooMany: 'There is more than one file can hold.',
	unreadSettings: 'The settings: they are not in Muster’s format.',
	unreadSetting: (name: string): string => `The setting “${name}” is not in Muster’s format.`,
	unknownSetting: (name: string): string =>
		`The setting ${name}: this version of Muster does not have it.`,
	/** What the settings in a backup are called. */
	settings: {
		remind: 'Remind me of backups',
		player: 'Player',
		printsPlayer: 'Print these details',
		theme: 'Theme',
		language: 'Language',
		printPlan: 'What to print',
		singleKeys: 'Single keys',
		lastSystem: 'Last game'
	},
	strange: 'it is not in Muster’s format.',
	unstorable: 'it cannot be saved.',
	/** What cannot be read, by its place among its kind. */
	unread: {
		roster: (nth: string, why: string): string => `The ${nth} roster: ${why}`,
		version: (nth: string, why: string): string => `The ${nth} saved version: ${why}`,
		event: (nth: string, why: string): string => `The ${nth} event pack: ${why}`,
		wording: (nth: string, why: string): string => `The ${nth} text in your own wording: ${why}`,
		alias: (nth: string, why: string): string => `The ${nth} remembered name: ${why}`,
		source: (nth: string, why: string): string => `The ${nth} text of a list: ${why}`,
		folder: (nth: string, why: string): string => `The ${nth} list in a folder: ${why}`,
		text: (nth: string, why: string): string => `The ${nth} kept text: ${why}`,
		battle: (nth: string, why: string): string => `The ${nth} battle: ${why}`,
		row: (nth: string, why: string): string => `The ${nth} unreadable entry: ${why}`
	}
});
