import { words } from '../words.ts';

/** Two lists side by side. */
export const comparing = words('comparing', {
	failed: (why: string): string => `They could not be compared: ${why}`,
	chooseTwo: 'Choose two rosters, or two versions of one.',
	notHere: (side: string): string =>
		`What “${side}” names is not in this browser: it may have been deleted, or made on another device.`,
	differentArmies: (one: string, other: string): string =>
		`“${one}” and “${other}” are of different armies: only lists of one army can be compared.`,
	noData: (army: string): string => `This version of Muster has no data for the army “${army}”.`,
	subjects: {
		name: 'Name',
		note: 'Note',
		event: 'Event',
		reading: 'Reading',
		group: 'Group'
	},
	otherRules: (event: string): string => `${event}, other rules`,
	none: 'none',
	theRoster: 'The roster',
	strays: 'Not units of this army',
	rosterOf: (label: string): string => `${label}: roster`,
	versionOf: (label: string): string => `${label}: version`,
	chooseRoster: 'Choose a roster',
	asItIsNow: 'As it is now',
	keptVersions: 'Kept versions',
	history: 'History',
	differences: 'Differences',
	everything: 'Everything',
	show: 'Show',
	kept: (name: string): string => `“${name}”`,
	nothingDiffers: 'Nothing differs.',
	added: (count: number): string => `${count} added`,
	removed: (count: number): string => `${count} removed`,
	changed: (count: number): string => `${count} changed`,
	/** @param signed the number with its sign */
	pointsMore: (signed: string, _points: number): string => `${signed} points`,
	/** Between the two that are compared. */
	between: 'to',
	points: 'Points',
	agreedSize: 'Agreed size',
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
