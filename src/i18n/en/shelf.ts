import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

/** The rosters on the home page. */
export const shelf = words('shelf', {
	rosters: 'Rosters',
	bin: (count: number): string => `Bin (${count})`,
	dataOf: (day: string): string => `data of ${day}`,
	points: (size: number): string => `${size} points`,
	moreAbout: (name: string): string => `More about ${name}`,
	more: (left: number): string => `Show more (${left} left)`
});

/** Rosters that are duplicated, renamed, deleted and had back. */
export const rosterActions = words('rosterActions', {
	notRestored: (name: string): string => `“${name}” is not restored`,
	isBack: (name: string): string => `“${name}” is back among the rosters.`,
	notPurged: (name: string): string => `“${name}” is not deleted for good`,
	binNotEmptied: 'The bin is not emptied',
	purged: (name: string): string => `Deleted “${name}” for good.`,
	/** What is put behind the name of a copy. */
	copyMark: ' (copy)',
	notDuplicated: (name: string): string => `“${name}” is not duplicated`,
	notRenamed: (name: string): string => `“${name}” is not renamed`,
	notDeleted: (name: string): string => `“${name}” is not deleted`,
	deleted: (name: string): string => `Deleted “${name}”.`,
	undo: 'Undo'
});

/** What can be done with a roster as a whole. */
export const rosterMenu = words('rosterMenu', {
	name: 'Name',
	rename: 'Rename',
	print: 'Print',
	compare: 'Compare',
	history: 'History',
	rulesInUse: 'Rules in use',
	armyRules: 'Army rules and spells',
	duplicate: 'Duplicate',
	copyText: 'Copy as text',
	copyLink: 'Copy link',
	shareLink: 'Share link',
	exportFile: 'Export file',
	keys: 'Keyboard shortcuts',
	remove: 'Delete',
	removeRoster: 'Delete roster',
	help: 'Help'
});

/** The page of deleted rosters. */
export const binPage = words('binPage', {
	title: 'Bin',
	description: 'Deleted rosters: restore them, or delete them for good.',
	stays: 'What was deleted stays here for 30 days, with its history and its kept versions.',
	notRead: (why: string): string => `This browser does not let Muster read the bin: ${why}`,
	deleted: 'Deleted rosters',
	empty: 'The bin is empty.',
	forGood: 'Delete for good?',
	goes: (name: string): string =>
		`“${name}” goes, with its history and its kept versions. This cannot be undone.`,
	keep: 'Keep it',
	purge: 'Delete for good'
});

/** A deleted roster in the bin. */
export const deletedRow = words('deletedRow', {
	unreadableName: 'unreadable roster',
	unreadable: 'A roster that this version cannot read.',
	spent: (points: number, size: number): string => `${pointsText(points)} of ${size}`,
	size: (size: number): string => `${size} points`,
	deleted: (ago: string): string => `Deleted ${ago}`,
	stays: 'stays until you delete it',
	goesOn: (date: string): string => `goes on ${date}`,
	restore: 'Restore',
	export: 'Export',
	purge: 'Delete for good'
});

/** How long ago a moment was, where it is not told by a number. */
export const ago = words('ago', {
	justNow: 'just now',
	someTime: 'some time ago'
});

/** Days, and the moment before all that are known. */
export const moments = words('moments', {
	today: 'Today',
	yesterday: 'Yesterday',
	/** What a roster is called as it was before the steps that are kept. */
	beginning: 'The roster before these steps'
});

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

/** The offer to put Muster among the apps of the device. */
export const installing = words('installing', {
	label: 'Installing Muster',
	offer:
		'Muster can be an app of this device: on the home screen, without the browser’s bars, with the rosters that are here.',
	install: 'Install Muster',
	byHand:
		'“Add to Home Screen” in the share menu makes Muster an app of this device. There its rosters stay; in the browser they may be cleared after a week without a visit. The app begins without rosters: save a backup here, and restore it there under Settings.',
	saveBackup: 'Save a backup',
	notNow: 'Not now'
});

/** Whether Muster works with no network, and what of it. */
export const offlineState = words('offlineState', {
	ready: 'Stored on this device: works offline.',
	what: (games: number, armies: number): string =>
		`${games} games with ${armies} armies, their rules and spells, and printing.`,
	notYet: 'Not stored for offline use yet.',
	faults: {
		room: 'Not stored for offline use: this browser has no room for it. Muster tries again at its next start.',
		network: 'Not stored for offline use yet: the network broke off. Muster tries again by itself.'
	}
});

/** That there is a new version of the app. */
export const updatePrompt = words('updatePrompt', {
	label: 'New version',
	unstored: 'The last edits are not stored, so this page stays. Try again, or save a copy first.',
	held: 'The new version has not started. It starts when every tab of Muster has been closed.',
	waiting: 'A new version of Muster is ready.',
	broken: 'A part of Muster did not load. Reload to go on: edits are stored first.',
	replaced:
		'Another tab has taken a new version of Muster. This one goes on with the version before.',
	updateNow: 'Update now',
	reload: 'Reload',
	storing: 'Storing …',
	later: 'Later'
});
