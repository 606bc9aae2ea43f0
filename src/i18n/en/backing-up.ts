import { words } from '../words.ts';

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
