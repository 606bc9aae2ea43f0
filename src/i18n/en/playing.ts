import { words } from '../base/words.ts';

/** A battle played from the lists, and the list of all battles. */
export const battlePage = words('battlePage', {
	title: 'Battles',
	description: 'Play a battle from your list: losses, turns, points, and rules to look up.',
	opening: 'Opening the battle …',
	missing: 'There is no battle at this address. It may have been deleted.',
	notOpened: (why: string): string => `The battle could not be opened: ${why}`,
	notRead: (why: string): string => `This browser does not let Muster read the battles: ${why}`,
	none: 'No battle yet. Choose “Play” in the menu of a roster.',
	of: (list: string, opponent: string): string => `${list} – ${opponent}`,
	someone: 'opponent',
	won: 'Won',
	lost: 'Lost',
	draw: 'Draw',
	score: (own: string, enemy: string): string => `${own} to ${enemy}`,
	record: (played: number, won: number): string => `${played} played, ${won} won`,
	remove: 'Delete',
	removed: (name: string): string => `Deleted “${name}”.`,
	notRemoved: 'The battle was not deleted',
	undo: 'Undo',
	/** Those in the bin. */
	inBin: 'Deleted battles',
	restore: 'Restore',
	isBack: (name: string): string => `Restored “${name}”.`,
	notRestored: 'The battle was not restored',
	purge: 'Delete for good',
	purges: (name: string): string =>
		`This deletes “${name}” with all that was noted in it. It cannot be undone.`,
	purged: (name: string): string => `Deleted “${name}” for good.`,
	notPurged: 'The battle was not deleted for good',
	cancel: 'Cancel',
	bin: 'Bin',
	erase: 'Erase opponents’ names',
	erased: 'Erased the opponents’ names.',
	notErased: 'The names were not erased'
});

/** What is asked before a battle begins. */
export const battleStart = words('battleStart', {
	title: 'New battle',
	list: (name: string): string => `With “${name}”`,
	opponent: 'Opponent (may be left empty)',
	theirList: 'Opponent’s list (may be left empty)',
	theirListHint: 'A link, the text of a QR code, or the list code of a list on this device',
	noList: 'No list here has this code, and it is no link of Muster.',
	otherGame: 'That list is of another game.',
	found: (name: string, army: string): string => `${name}: ${army}`,
	mission: 'Mission (may be left empty)',
	first: 'First turn',
	own: 'You',
	enemy: 'Opponent',
	begin: 'Begin',
	notBegun: 'The battle was not begun',
	before: 'Battles with this list'
});

/** A battle that another device hands over in a QR code. */
export const battleReceived = words('battleReceived', {
	title: 'Battle from another phone',
	taps: (count: number): string => (count === 1 ? '1 tap so far' : `${count} taps so far`),
	take: 'Continue here',
	notTaken: 'The battle was not stored here',
	unreadable:
		'This battle cannot be read: the code is damaged, or this device has other data. Update Muster on both devices.',
	scan: 'Continue a battle from another phone'
});

/** The screen at the table. */
export const battleTable = words('battleTable', {
	own: 'Own list',
	enemy: 'Opponent',
	ownTurn: 'Your turn',
	enemyTurn: 'Opponent’s turn',
	round: (turn: string, round: number, rounds: number): string =>
		rounds > 0 ? `${turn} ${round} of ${rounds}` : `${turn} ${round}`,
	turnWord: 'Turn',
	points: 'Victory points',
	phases: 'Phases',
	nextPhase: 'Next phase',
	nextTurn: 'Next turn',
	goFirst: 'Other side goes first',
	undo: 'Undo',
	left: (left: number, all: number, pieces: string): string => `${left} of ${all} ${pieces}`,
	woundsLeft: (left: number, all: number): string => `${left} of ${all} wounds`,
	losePiece: (piece: string): string => `−1 ${piece}`,
	loseWound: '−1 wound',
	/** What a screen reader says of the buttons of a unit. */
	ofUnit: (action: string, unit: string): string => `${action}: ${unit}`,
	back: '+1',
	backName: 'Put one back',
	destroy: 'Destroyed',
	counters: 'Losses and counters',
	scores: (turn: string, round: number): string => `Victory points, ${turn} ${round}`,
	byHand: 'Other points',
	each: (name: string, points: number): string => `${name} (${points})`,
	forLosses: 'For losses',
	byRound: 'By turn',
	pools: 'Pools',
	uses: 'Once only',
	more: (name: string): string => `One more: ${name}`,
	less: (name: string): string => `One less: ${name}`,
	of: (count: string, boxes: number): string => `${count} of ${boxes}`,
	beaten: (side: string, why: string): string => `${side}: ${why}. The battle ends.`,
	lookUp: 'Look up',
	lookUpIn: 'Search lists and rules',
	lookUpFor: 'Unit, rule, chart …',
	rules: 'Rules of the game',
	nothingHas: (text: string): string => `Nothing matches “${text}”.`,
	log: 'Log and notes',
	note: 'Note',
	addNote: 'Add note',
	noLog: 'Nothing has happened yet.',
	finish: 'End the battle',
	changeResult: 'Change the result',
	goOn: 'Continue playing',
	allBattles: 'All battles',
	result: 'Result',
	youWon: 'You won',
	theyWon: 'Opponent won',
	draw: 'Draw',
	isOver: (outcome: string): string => `The battle is over: ${outcome}.`,
	leads: (side: string): string => `By points: ${side}`,
	asText: 'Copy as text',
	clock: 'Chess clock',
	startClock: 'Start clock',
	stopClock: 'Stop clock',
	spells: 'Spells',
	asCode: 'QR code for another phone',
	tooLong: 'This battle does not fit into a QR code. Save it as a file.',
	asRecord: 'Record as PDF',
	asFile: 'Save as file',
	aboutFile:
		'To continue on another device: Settings, Restore a backup. Your secrets are not in the file.',
	copied: 'Copied the battle as text.',
	notCopied: 'The browser does not allow copying.',
	unsaved: 'The last taps are not saved yet. Muster keeps trying.'
});

/** What happened in a battle, line by line. */
export const battleLog = words('battleLog', {
	when: (turn: string, round: number, side: string, phase: string): string =>
		`${turn} ${round}, ${side}, ${phase}`,
	destroyed: (unit: string): string => `${unit} destroyed`,
	lost: (unit: string, count: number, what: string): string => `${unit}: ${count} ${what} lost`,
	back: (unit: string, count: number, what: string): string => `${unit}: ${count} ${what} back`,
	is: (unit: string, state: string): string => `${unit}: ${state}`,
	isNot: (unit: string, state: string): string => `${unit}: no longer ${state}`,
	counted: (name: string, by: string): string => `${name}: ${by}`,
	points: 'Other points',
	phase: 'Next phase',
	turn: 'Next turn',
	first: (side: string): string => `First turn: ${side}`,
	ended: (outcome: string): string => `The battle ends: ${outcome}`,
	wounds: 'wounds',
	of: (side: string, what: string): string => `${side}: ${what}`
});

/** The play sheet of a game in the library, and where other texts lead to it. */
export const playPage = words('playPage', {
	title: 'Play sheet',
	titleOf: (game: string): string => `${game}: play sheet`,
	description: 'What you look up while playing: sequence, charts, modifiers and short rules.',
	search: 'Search the play sheet',
	searchFor: 'Blunder, to wound, rally …',
	print: 'Print',
	nothingHas: (text: string): string => `Nothing on the play sheet matches “${text}”.`,
	onlyHere: 'Not on paper',
	opening: 'Opening the play sheet …',
	missing: 'There is no play sheet at this address.',
	notLoaded:
		'The play sheet could not be loaded. After the first visit it is stored on this device.',
	notice: (edition: string, owner: string): string =>
		`${edition}. Rules are summarised in our own words. Muster is unofficial; names are trademarks of ${owner}.`,
	/** What reads out a chart that has no name of its own. */
	chartOf: (name: string): string => `Chart: ${name}`,
	sections: 'Sections'
});
