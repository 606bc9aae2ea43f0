import { words } from '../words.ts';

/** What the home page says about keeping rosters. */
export const keepingNotice = words('keepingNotice', {
	label: 'Keeping your rosters',
	shortOfRoom: (room: { readonly used: string; readonly most: string } | undefined): string =>
		`This device is short of room${room ? `: ${room.used} of ${room.most} are in use` : ''}. The browser may clear your rosters to make some.`,
	copyFailed: (why: string): string =>
		`The weekly copy was not written: ${why} It is tried again in a day.`,
	copyAsks: (folder: string): string =>
		`The weekly copy is due. The browser asks again before Muster may write into “${folder}”.`,
	refused: 'This browser does not promise to keep your rosters. A backup keeps them elsewhere.',
	mayClear: 'This browser may clear your rosters when the device runs out of room.',
	haveChanged: (date: string): string =>
		`Your rosters have changed since the last backup, of ${date}.`,
	noBackup: 'There is no backup of your rosters yet.',
	keep: 'Keep them for good',
	writeCopy: 'Write the copy',
	saveBackup: 'Save a backup',
	later: 'Later',
	notNow: 'Not now',
	settings: 'Settings'
});
