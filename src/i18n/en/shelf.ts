import { pointsText } from '../base/figures.ts';
import { words } from '../base/words.ts';

/** The rosters on the home page. */
export const shelf = words('shelf', {
	rosters: 'Rosters',
	bin: (count: number): string => `Bin (${count})`,
	dataOf: (day: string): string => `data of ${day}`,
	points: (size: number): string => `${size} points`,
	moreAbout: (name: string): string => `More about ${name}`,
	more: (left: number): string => `Show more (${left} left)`,
	find: 'Find a roster',
	found: (count: number): string =>
		count === 0 ? 'No roster found.' : count === 1 ? '1 roster' : `${count} rosters`,
	sortBy: 'Sort by',
	orders: { edited: 'Last edited', name: 'Name', army: 'Army', points: 'Points limit' },
	/** Several are chosen, and something is done with all of them. */
	select: 'Select',
	pick: (name: string): string => `Select ${name}`,
	pickAll: 'Select all',
	/** After the number of them. */
	picked: 'selected',
	selected: 'Selected rosters',
	done: 'Done',
	export: 'Export',
	/** What a file with several rosters is called. */
	fileOf: (count: number): string => `${count} rosters`,
	allGames: 'All games',
	folders: 'Folders',
	allFolders: 'All',
	noFolder: 'No folder',
	newFolder: 'New folder',
	toFolder: 'Move to folder',
	move: 'Move',
	moved: (count: number, folder: string): string => {
		const what = count === 1 ? '1 roster' : `${count} rosters`;
		return folder === '' ? `Took ${what} out of the folder.` : `Moved ${what} to “${folder}”.`;
	},
	notMoved: 'The rosters were not moved',
	/** A sample list that can be changed at once, above what opens it. */
	demo: 'Try a list',
	openDemo: 'Open this list'
});

/** Rosters that are duplicated, renamed, deleted and restored. */
export const rosterActions = words('rosterActions', {
	notRestored: (name: string): string => `“${name}” was not restored`,
	isBack: (name: string): string => `Restored “${name}”.`,
	notPurged: (name: string): string => `“${name}” was not deleted for good`,
	binNotEmptied: 'The bin was not emptied',
	purged: (name: string): string => `Deleted “${name}” for good.`,
	/** What is put behind the name of a copy. */
	copyMark: (number: number): string => (number === 1 ? ' (copy)' : ` (copy ${number})`),
	notDuplicated: (name: string): string => `“${name}” was not duplicated`,
	notRenamed: (name: string): string => `“${name}” was not renamed`,
	notDeleted: (name: string): string => `“${name}” was not deleted`,
	deleted: (name: string): string => `Deleted “${name}”.`,
	deletedSeveral: (count: number): string => `Deleted ${count} rosters.`,
	notDeletedSeveral: 'The rosters were not deleted',
	undo: 'Undo'
});

/** What can be done with a roster as a whole. */
export const rosterMenu = words('rosterMenu', {
	name: 'Name',
	rename: 'Rename',
	print: 'Print',
	play: 'Play',
	compare: 'Compare',
	history: 'History',
	rulesInUse: 'Rules in use',
	armyRules: 'Army rules and spells',
	complete: 'Complete this list',
	noPoints: 'This game has no points to spend.',
	duplicate: 'Duplicate',
	share: 'Share',
	thisList: 'This list',
	shareAndPrint: 'Share and print',
	check: 'Check',
	danger: 'Danger',
	keys: 'Keyboard shortcuts',
	remove: 'Delete',
	removeRoster: 'Delete roster',
	help: 'Help'
});

/** The page of deleted rosters. */
export const binPage = words('binPage', {
	title: 'Bin',
	description: 'Deleted rosters: restore them or delete them for good.',
	stays: 'Deleted rosters stay here for 30 days, with their history and saved versions.',
	notRead: (why: string): string => `This browser does not let Muster read the bin: ${why}`,
	deleted: 'Deleted rosters',
	empty: 'The bin is empty.',
	forGood: 'Delete for good?',
	goes: (name: string): string =>
		`This deletes “${name}” with its history and saved versions. It cannot be undone.`,
	keep: 'Cancel',
	purge: 'Delete for good'
});

/** A deleted roster in the bin. */
export const deletedRow = words('deletedRow', {
	unreadableName: 'unreadable roster',
	unreadable: 'A roster that this version cannot read.',
	spent: (points: number, size: number): string => `${pointsText(points)} of ${size}`,
	size: (size: number): string => `${size} points`,
	deleted: (ago: string): string => `Deleted ${ago}`,
	stays: 'kept until you delete it',
	goesOn: (date: string): string => `deleted for good on ${date}`,
	restore: 'Restore',
	export: 'Export',
	purge: 'Delete for good'
});

/** How long ago a moment was, where it is not said by a number. */
export const ago = words('ago', {
	justNow: 'just now',
	someTime: 'some time ago'
});

/** Days, and the moment before all that are known. */
export const moments = words('moments', {
	today: 'Today',
	yesterday: 'Yesterday',
	/** What a roster is called as it was before the steps that are kept. */
	beginning: 'Before these steps'
});

/** What the home page says about keeping rosters. */
export const keepingNotice = words('keepingNotice', {
	label: 'Keeping your rosters',
	shortOfRoom: (room: { readonly used: string; readonly most: string } | undefined): string =>
		`This device is running out of space${room ? `: ${room.used} of ${room.most} used` : ''}. The browser may delete your rosters to free some.`,
	copyFailed: (why: string): string =>
		`The weekly copy was not written: ${why} Muster tries again in a day.`,
	copyAsks: (folder: string): string =>
		`The weekly copy is due. The browser will ask before Muster can write to “${folder}”.`,
	refused: 'This browser may delete your rosters. A backup keeps a copy elsewhere.',
	mayClear: 'This browser may delete your rosters when the device runs out of space.',
	haveChanged: (date: string): string =>
		`Your rosters have changed since the last backup, of ${date}.`,
	noBackup: 'Your rosters have no backup yet.',
	keep: 'Keep them permanently',
	writeCopy: 'Write the copy',
	saveBackup: 'Save a backup',
	later: 'Later',
	notNow: 'Not now',
	settings: 'Settings'
});

/** The offer to install Muster as an app. */
export const installing = words('installing', {
	label: 'Installing Muster',
	offer:
		'Install Muster as an app: on the home screen, full screen, with the rosters you have here.',
	install: 'Install Muster',
	byHand:
		'Choose “Add to Home Screen” in the share menu to install Muster. An installed app keeps its rosters; the browser may delete them after a week without a visit. The app starts empty: save a backup here and restore it there under Settings.',
	saveBackup: 'Save a backup',
	notNow: 'Not now'
});

/** Whether Muster works offline. */
export const offlineState = words('offlineState', {
	ready: 'Works offline.',
	nowReady: 'Muster is now stored on this device and works without a network.',
	what: (games: number, armies: number): string =>
		`${games} games with ${armies} armies, their rules and spells, and printing.`,
	notYet: 'Not available offline yet.',
	faults: {
		room: 'Not available offline: this browser has no space left. Muster tries again when it next starts.',
		network: 'Not available offline yet: the connection was lost. Muster tries again by itself.'
	}
});

/** That there is a new version of the app. */
export const updatePrompt = words('updatePrompt', {
	label: 'New version',
	unstored:
		'The last edits are not saved, so this page stays open. Try again, or save a copy first.',
	held: 'The new version has not started yet. Close all Muster tabs to start it.',
	waiting: 'A new version of Muster is ready.',
	broken: 'Part of Muster did not load. Reload to continue; your edits are saved first.',
	replaced: 'Another tab runs a new version of Muster. This one still runs the old version.',
	updateNow: 'Update now',
	reload: 'Reload',
	storing: 'Saving …',
	later: 'Later'
});

/** The text that a roster was made of. */
export const sourceWords = words('sourceWords', {
	title: 'Imported text',
	about: 'The text this roster was made from.',
	copy: 'Copy',
	copied: 'Copied the text.'
});
