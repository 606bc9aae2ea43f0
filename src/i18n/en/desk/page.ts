import { words } from '../../base/words.ts';

const lists = (count: number): string => (count === 1 ? '1 list' : `${count} lists`);

/** The page of an event's desk. */
export const eventDesk = words('eventDesk', {
	title: 'Event desk',
	description:
		'Check the lists that players sent to an event: a table, answers, a lock and the paper, on your device alone.',
	/** An event pack among the lists. */
	isEvent: 'This is an event pack and no list.',
	event: 'Event',
	chooseEvent: 'Choose an event',
	eventFile: 'Open an event’s file',
	noEvents: 'No event is saved on this device.',
	notAnEvent: 'There is no event pack in this file.',
	lists: 'Lists',
	files: 'Files: mails, mailboxes, forms, archives, lists',
	folder: 'or a folder',
	chooseFolder: 'Choose a folder',
	paste: 'or pasted text',
	read: 'Read the text',
	pasteFirst: 'Paste a list, a mail or a table first.',
	pasted: (number: number): string => `Pasted text ${number}`,
	drop: 'Files can be dropped anywhere on this page.',
	reading: (done: number, all: number): string => `${done} of ${all} read`,
	working: 'Working …',
	stop: 'Stop',
	failed: (why: string): string => `That did not work: ${why}`,
	states: { legal: 'legal', 'to fix': 'to fix', 'not wholly read': 'not wholly read' },
	all: 'all',
	showOnly: 'Show',
	find: 'Search players, armies, files',
	nothing: 'No list matches.',
	sortedBy: (column: string): string => `Sort by ${column}`,
	player: 'Player',
	club: 'Club',
	army: 'Army',
	points: 'Points',
	state: 'State',
	sent: 'Sent',
	remarks: 'Remarks',
	nobody: 'no name',
	/** The text of a list says otherwise than what was read of it. */
	otherTotal: 'another total in its text',
	otherPrices: 'other prices in its text',
	late: 'late',
	replaced: 'replaced',
	same: 'sent twice',
	other: 'two lists at one time',
	version: (number: number): string => `version ${number}`,
	maybe: (player: string): string => `another army of ${player}?`,
	guessedBy: { file: 'named by its file', title: 'named by its title' },
	sender: (name: string): string => `sent by ${name}`,
	totals: (all: number, players: number): string =>
		`${lists(all)} of ${players === 1 ? '1 player' : `${players} players`}`,
	lateOnes: (count: number): string => `${count} late`,
	otherTotals: (count: number): string => `${count} with another total in the text`,
	of: (file: string): string => `From ${file}`,
	problems: 'To fix',
	notRead: 'Not understood',
	otherFigures: 'Other figures in its text',
	standsFor: (name: string): string => `“${name}” means`,
	chooseName: 'choose',
	nearest: 'Nearest names',
	everything: 'All names',
	mendsAll: 'Applies to every list here with that name.',
	undoName: (name: string): string => `Take back “${name}”`,
	whoPlays: 'Player details',
	details: {
		name: 'Player',
		club: 'Club',
		team: 'Team',
		email: 'E-mail',
		number: 'Number',
		table: 'Table',
		round: 'Round'
	},
	save: 'Save',
	wasSent: 'As sent',
	wasRead: 'As read',
	noText: 'It came as a file from another app.',
	noList: 'No list could be read.',
	removeFile: 'Remove this file from the desk',
	removed: (file: string): string => `${file} is removed from the desk.`,
	undo: 'Undo'
});

/** What the desk gives to players and to the public. */
export const deskGives = words('deskGives', {
	answer: 'Answer',
	copy: 'Copy',
	copied: 'The answer is copied.',
	share: 'Share',
	mail: 'Open as mail',
	answers: 'Answers',
	answersAre: 'A message for each player, in the language of the list: state, problems, fixes.',
	asZip: 'All as text files (zip)',
	asTable: 'All as a table for a mail merge (CSV)',
	lock: 'Lock',
	lockIs:
		'Fixes the lists that count. The zip holds each list with a secret number, the commitments to them and a page to sign.',
	lockNow: 'Lock the lists',
	lockAgain: 'Lock again',
	locked: (when: string): string => `Locked ${when}. Fingerprint of all lists:`,
	saveLock: 'Save the lock (zip)',
	openLock: 'or open the zip of an earlier lock',
	noLock: 'There is no lock in this file.',
	publish: 'Publish',
	publishIs:
		'A static page of the locked lists (zip). Mail addresses, members’ numbers, notes and list codes are never in it.',
	withPlayers: 'with names, clubs and teams',
	publishNow: 'Save the page (zip)',
	changed: (file: string): string => `${file} is not as it was locked. Nothing was published.`,
	missing: (file: string): string => `${file} is missing from the lock. Nothing was published.`,
	print: 'Print',
	printIs:
		'The opponent’s copies of the lists that count, in one PDF; or name tags to cut out, ten a page.',
	printByName: 'Print by name',
	printByTable: 'Print by table',
	tags: 'Name tags',
	atTable: 'At the table',
	atTableIs: 'Type or scan the code of a sheet: is it the locked list?',
	isLocked: (player: string): string => `This is the locked list of ${player}.`,
	isNotLocked: 'This is not a locked list.',
	differs: (player: string): string =>
		`This is not a locked list. The closest is that of ${player}, which differs:`,
	onlySheet: (line: string): string => `Only on the sheet: ${line.trim()}`,
	onlyLocked: (line: string): string => `Only in the lock: ${line.trim()}`,
	noCode: 'That is not a whole list code yet.',
	number: (number: number): string => `list ${number}`
});

/** What is kept of the desk. */
export const deskKeeps = words('deskKeeps', {
	kept: 'Lists, corrections and the lock stay on this device until you erase them. The app’s backups leave them out; to back them up, save the desk as a file below.',
	notStored: (why: string): string =>
		`This could not be kept on this device, and is lost when you leave: ${why}`,
	unreadable: (count: number): string =>
		`${count === 1 ? '1 thing' : `${count} things`} that this device keeps of the desk cannot be read by this version of Muster.`,
	erase: 'Erase all personal data',
	eraseIs:
		'Deletes all lists, names, addresses, corrections and the lock of this desk from this device.',
	eraseSure: 'Erase lists, names and the lock',
	keep: 'Keep',
	erased: 'All personal data is erased.'
});
