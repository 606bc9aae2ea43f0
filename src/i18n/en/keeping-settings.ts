import { words } from '../words.ts';

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
