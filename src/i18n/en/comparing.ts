import { words } from '../base/words.ts';

/** The page of two rosters side by side. */
export const comparePage = words('comparePage', {
	title: 'Compare',
	description:
		'Two rosters of one army, or two versions of one, side by side: what was added, removed and changed, and the points.',
	from: 'From',
	to: 'To',
	swap: 'Swap',
	notRead: 'This browser does not let Muster read the stored rosters.'
});

/** Two lists side by side. */
export const comparing = words('comparing', {
	failed: (why: string): string => `The lists could not be compared: ${why}`,
	chooseTwo: 'Choose two rosters, or two versions of one.',
	notHere: (side: string): string =>
		`The list under “${side}” is not in this browser. It may have been deleted, or made on another device.`,
	differentArmies: (one: string, other: string): string =>
		`“${one}” and “${other}” are different armies. Only lists of the same army can be compared.`,
	noData: (army: string): string => `This version of Muster has no data for the army “${army}”.`,
	subjects: {
		name: 'Name',
		note: 'Note',
		event: 'Event',
		reading: 'Interpretation',
		group: 'Group'
	},
	otherRules: (event: string): string => `${event}, other rules`,
	none: 'none',
	theRoster: 'The roster',
	strays: 'Not in this army',
	rosterOf: (label: string): string => `${label}: roster`,
	versionOf: (label: string): string => `${label}: version`,
	chooseRoster: 'Choose a roster',
	asItIsNow: 'As it is now',
	savedVersions: 'Saved versions',
	history: 'History',
	differences: 'Differences',
	everything: 'Everything',
	show: 'Show',
	kept: (name: string): string => `“${name}”`,
	nothingDiffers: 'No differences.',
	added: (count: number): string => `${count} added`,
	removed: (count: number): string => `${count} removed`,
	changed: (count: number): string => `${count} changed`,
	/** @param signed the number with its sign */
	pointsMore: (signed: string, _points: number): string => `${signed} points`,
	/** Between the two that are compared. */
	between: 'to',
	points: 'Points',
	pointsLimit: 'Points limit',
	unitsAndCharacters: 'Units and characters',
	from: 'From',
	to: 'To',
	difference: 'Difference',
	verdict: 'Verdict',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	models: (count: number): string => `${count} models`,
	named: (name: string): string => `“${name}”`,
	inGroup: (group: string): string => `In ${group}`,
	kinds: { same: 'Same', changed: 'Changed', added: 'Added', removed: 'Removed' }
});

/** What changes for a roster under today's data. */
export const dataChanges = words('dataChanges', {
	isGone: 'not in the new list',
	nowCalled: (name: string): string => `now called ${name}`,
	models: (before: number, after: number): string => `${before} → ${after} models`,
	beforeNow: 'before, now',
	entries: 'Units and options',
	entriesThatChange: 'Entries that change',
	rules: 'Rules',
	rulesThatChange: 'Rules that change',
	now: 'Now',
	new: 'New',
	noLongerSo: 'New: no longer applies.',
	readings: 'Interpretations',
	readingsThatChange: 'Interpretations that change',
	nowIs: (answer: string): string => `Now: ${answer}`,
	newIs: (answer: string | undefined): string => `New: ${answer ?? 'no longer a question.'}`,
	take: 'Use the new data',
	keep: 'Keep the old data',
	title: 'What changes',
	comparing: 'Comparing …',
	noSuchArmy: (date: string): string =>
		`This version of Muster no longer has this army. The roster keeps the data of ${date}, and can be edited and printed with it.`,
	fromTo: (old: string, today: string): string => `From the data of ${old} to that of ${today}.`,
	notLoaded: (why: string): string => `Today’s data could not be loaded: ${why}`,
	dataOfRoster: 'Data of this roster',
	dataOf: (date: string): string => `Data of ${date}`,
	ok: 'OK'
});

/** A roster that is moved to another edition of its game. */
export const editionMove = words('editionMove', {
	title: 'Another edition',
	to: (edition: string): string => `Move to ${edition}`,
	comparing: 'Comparing …',
	leavesEvent: 'The event is removed: its rules are for the old edition.',
	move: 'Move',
	stay: 'Cancel',
	moved: (edition: string): string => `Moved to ${edition}. The old list is in the bin.`,
	undo: 'Undo',
	notMoved: (name: string): string => `“${name}” was not moved`,
	noSuchArmy: 'this version of Muster does not have it.',
	notLoaded: (why: string): string => `The other edition could not be loaded: ${why}`
});
