import { words } from '../base/words.ts';

/** The page where a roster is printed. */
export const printPage = words('printPage', {
	title: 'Print',
	description:
		'Print a roster: the army list on one page, with stats, rules, items and spells, or with the legality report.',
	opening: 'Opening the roster …',
	/** A link to the rosters follows. */
	missing: 'There is no readable roster at this address in this browser.',
	notOpened: (why: string): string => `The roster could not be opened: ${why}`,
	notAll: (missing: number): string =>
		missing === 1
			? '1 roster could not be opened and is not printed.'
			: `${missing} rosters could not be opened and are not printed.`,
	/** Back to a list in a link. */
	sharedList: 'Shared list',
	battle: 'Battle'
});

/** The desk on which sheets are printed. */
export const printDesk = words('printDesk', {
	/** What is printed in one go. */
	purpose: 'What to print',
	purposes: { me: 'For me', event: 'For the event', cards: 'Cards', one: 'One sheet' },
	/** The same on a phone's buttons; each is a word of its name. */
	shortPurposes: { me: 'For me', event: 'Event', cards: 'Cards', one: 'One sheet' },
	sheetsOfPack: 'Sheets for the event',
	notes: 'Notes',
	cardKinds: {
		character: 'Characters',
		unit: 'Units',
		army: 'The army',
		item: 'Items',
		spell: 'Spells'
	},
	cardsOf: 'Cards of',
	backs: 'Backs, for both sides',
	preview: 'Preview',
	notShared: (why: string): string => `The PDF could not be shared: ${why}`,
	savePdf: 'Save PDF',
	saved: (file: string): string => `Saved as ${file}.`,
	print: 'Print',
	share: 'Share',
	form: 'Form',
	paper: 'Paper',
	letter: 'Letter',
	booklet: 'A5 booklet',
	stages: {
		loading: 'Loading what the sheets say …',
		setting: 'Laying out the pages …',
		drawing: 'Drawing the pages …'
	},
	notMade: (why: string): string => `The sheet could not be made: ${why}`,
	tryAgain: 'Try again',
	cancelled: (hasBefore: boolean): string =>
		`Cancelled${hasBefore ? '. The pages below are the previous ones' : ''}.`,
	page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
	/** Read out to who cannot see the pages, when they are there. */
	pagesReady: (pages: number): string =>
		`${pages === 1 ? '1 page is' : `${pages} pages are`} ready.`,
	making: 'Making the sheet',
	cancel: 'Cancel',
	zoom: 'Zoom',
	zoomOut: 'Zoom out',
	zoomIn: 'Zoom in',
	fitWidth: 'Fit width'
});

/** What the forms of a sheet are called, on paper and on the desk. */
export const forms = words('forms', {
	names: {
		list: 'Army list',
		reference: 'List and reference',
		cards: 'Cards',
		organiser: 'Organiser’s copy',
		opponent: 'Opponent’s copy',
		record: 'Battle record',
		legality: 'Legality report',
		play: 'Play sheet'
	},
	/** The same on a phone's buttons; each is a word of its name. */
	short: {
		list: 'List',
		reference: 'Reference',
		cards: 'Cards',
		organiser: 'Organiser',
		opponent: 'Opponent',
		record: 'Record',
		legality: 'Legality',
		play: 'Play'
	},
	/** The reference where units have profiles: they are all of it. */
	warscrolls: 'Warscrolls'
});

/** The player's details on the desk. */
export const playerWords = words('playerWords', {
	title: 'Player',
	lacking: (details: readonly string[]): string => `The event asks for: ${details.join(', ')}`,
	asked: 'for the event',
	print: 'Print these details',
	/** What becomes of what is typed. */
	kept: 'Stays on this device and in your backups. E-mail and number are printed only on the army list, the organiser’s copy and the legality report.'
});

/** Words on paper for whoever plays and whoever checks. */
export const paperwork = words('paperwork', {
	/** The QR code for screen readers. */
	qrCode: 'QR code of the list',
	/** The army's shield for screen readers. */
	shieldOf: (army: string): string => `Shield of ${army}`,
	/** What a unit costs before its options are added. */
	base: (points: string): string => `base ${points}`,
	/** Beside a unit that is there several times. */
	perUnit: (points: string): string => `${points} points for one`,
	/** The verdict on a list of which lines were not understood, and what stands before these. */
	notWhole: 'Not wholly read',
	notWholly: (unread: number, problems: number): string =>
		[
			`${paperwork.notWhole}: ${unread === 1 ? '1 line' : `${unread} lines`}`,
			...(problems > 0 ? [`${problems} to fix`] : [])
		].join(', '),
	/** Above the rules of a list that was not wholly read. */
	rulesApplied: 'Rules for what was read',
	/** After what is not checked, for whoever checks the list. */
	gapsByHand: 'Check these by hand: compare the list with the printed army list.',
	/** On a card, before the names of rules of its type that there is no room to tell. */
	alsoRules: 'Also',
	/** Passed rules, of which only the number is printed. */
	passed: 'Passed',
	/** Problems that stand in the head of the same copy. */
	listedAbove: (rules: string): string => `${rules}, listed above`,
	rules: (count: number): string => (count === 1 ? '1 rule' : `${count} rules`),
	signedBy: 'Player’s signature',
	/** The player's details. */
	details: {
		name: 'Player',
		club: 'Club',
		team: 'Team',
		email: 'E-mail',
		number: 'Number',
		table: 'Table',
		round: 'Round'
	},
	/** The page that lists all lists of a run. */
	index: {
		title: 'Index of lists',
		list: 'List',
		army: 'Army',
		verdict: 'Verdict',
		code: 'List code',
		/** Of a file without a list that could be read. */
		notRead: 'Not read',
		/** How all of them stand: "12 lists: 9 legal, 2 not legal, 1 not wholly read". */
		total: (lists: number, legal: number, illegal: number, partly: number): string =>
			`${lists === 1 ? '1 list' : `${lists} lists`}: ${[
				...(legal > 0 ? [`${legal} legal`] : []),
				...(illegal > 0 ? [`${illegal} not legal`] : []),
				...(partly > 0 ? [`${partly} not wholly read`] : [])
			].join(', ')}`
	},
	/** Name tags of an event. */
	tags: {
		title: (event: string): string => `Name tags, ${event}`,
		table: (table: string): string => `Table ${table}`,
		number: (number: string): string => `No. ${number}`
	},
	reference: {
		/** What each unit is and has. */
		units: 'Rules by unit',
		/** Before the names of what is printed once for several units, and in the heading of that. */
		mark: '→',
		onPage: (names: string, page: number | undefined): string =>
			page === undefined ? names : `${names} (p. ${page})`,
		shared: '→ Rules of several units',
		saves: (saves: readonly string[]): string =>
			saves.length === 1
				? `Armour save ${saves[0]}.`
				: `Armour saves, as listed: ${saves.join(', ')}.`,
		/** Below warscrolls, of what is a name only. */
		abilities: 'Abilities and spells without text here.'
	},
	/** Lines of the battle record to write on. */
	game: {
		opponent: 'Opponent',
		mission: 'Mission',
		result: 'Result'
	}
});

/** Texts that are printed with other letters than were written. */
export const replacedWords = words('replacedWords', {
	title: 'Not printed as written',
	line: (field: string, text: string, printed: string): string =>
		`${field} “${text}”: printed as “${printed}”.`,
	fields: { title: 'List', event: 'Event', note: 'Note', unit: 'Name' },
	/** Further lines, behind a press. */
	more: (count: number): string => `${count} more`,
	/** Letters that are there, elsewhere. */
	outOfReach: 'These letters are fetched when first printed, and the network isn’t responding.',
	/** Letters that are nowhere. */
	none: 'Muster has no font for these letters.'
});
