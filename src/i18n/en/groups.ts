import { pointsText } from '../base/figures.ts';
import { words } from '../base/words.ts';
import { capital, singular, small } from './parts/grammar.ts';

/** Units and groups that are moved, copied and deleted. */
export const arranging = words('arranging', {
	units: 'Units',
	strays: 'Not in this army',
	unassigned: 'Unassigned',
	several: (count: number): string => `${count} units`,
	place: (heading: string, at: number, of: number): string => `${heading}, place ${at} of ${of}`,
	/** How many units there are, and how many there may be. */
	size: (measured: number, max: number | undefined): string =>
		`${measured} ${max === undefined ? '' : `of ${max} `}${(max ?? measured) === 1 ? 'unit' : 'units'}`,
	/** What units of a section cost together, and what one more adds: " · surcharge 20 · next +40". */
	charged: ({ points, next }: { readonly points: number; readonly next: number }): string =>
		`${points > 0 ? ` · surcharge ${pointsText(points)}` : ''}${next > 0 ? ` · next +${pointsText(next)}` : ''}`,
	moved: (name: string, where: string): string => `${name} moved to ${where}.`,
	stay: (name: string, where: string): string => `${name} stay in ${where}.`,
	atEnd: (name: string, where: string): string => `${name} cannot move further: ${where}.`,
	made: (heading: string): string => `Created ${heading}.`,
	madeOf: (heading: string, name: string): string => `Created ${heading} from ${name}.`,
	deleted: (name: string): string => `Deleted ${name}.`,
	/** Where the button says so, too. */
	removed: (name: string): string => `Removed ${name}.`,
	takenApart: (heading: string): string => `Disbanded ${heading}. Its units stay in the army.`,
	leftOut: (heading: string, names: string): string =>
		`Not allowed in ${heading}, so not moved: ${names}.`,
	leftOutOfNew: (kind: string, names: string): string =>
		`Not allowed in a ${kind.toLowerCase()}, so not moved: ${names}.`,
	copied: (name: string): string => `Copied ${name}.`,
	notCopied: (name: string, why: string): string => `${name} was not copied. ${why}`,
	staysBehind: (option: string): string => `${option} was not copied: the army can’t take another.`,
	notHere: (name: string): string => `${name} is not allowed here`,
	name: 'Name',
	takeApart: 'Disband',
	unitsStay: 'Its units stay in the army.',
	deleteAll: 'Delete with its units',
	firstAlready: 'already first',
	lastAlready: 'already last',
	moveUp: 'Move up',
	moveDown: 'Move down',
	moveTo: 'Move to',
	standsHere: 'here now',
	newGroup: (kind: string): string => `New ${kind.toLowerCase()}`,
	copy: 'Copy',
	delete: 'Delete'
});

/** The board on which a roster is arranged. */
export const arrangeBoard = words('arrangeBoard', {
	arrange: 'Arrange',
	newGroup: (kind: string, selected: number): string =>
		`New ${kind.toLowerCase()}${selected > 0 ? ` from ${selected} selected` : ''}`,
	select: (name: string): string => `Select ${name}`,
	selectAll: (heading: string): string => `Select all of ${heading}`,
	move: (name: string): string => `Move ${name}`,
	moreAbout: (heading: string): string => `More about ${heading}`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	points: (points: number): string => `${pointsText(points)} points`,
	advice: 'Advice:',
	noUnitsYet: 'No units yet. Drag or move them here.',
	none: 'None.',
	selectedUnits: 'Selected units',
	/** Said after their number. */
	selected: 'selected',
	clear: 'Clear',
	copy: 'Copy',
	moveTo: 'Move to…',
	delete: 'Delete'
});

/** The editor of an army in groups that somebody leads. */
export const regimentsEditor = words('regimentsEditor', {
	ledBy: (leader: string): string => `led by ${leader}`,
	takes: (rows: string): string => `Can include ${rows}.`,
	add: (one: string): string => `Add ${one.toLowerCase()}`,
	addNamed: (name: string): string => `Add ${name}`,
	/** Adds one after another. */
	next: (kind: string): string => `Next ${kind.toLowerCase()}`,
	addTo: (heading: string): string => `Add to ${heading}`,
	beginWith: (kind: string): string =>
		`Start with a ${kind.toLowerCase()}: add one and choose its leader.`,
	whoLeads: (kind: string): string => `Leader of the ${kind.toLowerCase()}`,
	groupLedBy: (role: string, kind: string): string => `${role}’s ${kind.toLowerCase()}`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	moreAbout: (heading: string): string => `More about ${heading}`,
	unitsOf: (heading: string): string => `Units of ${heading}`,
	moveTo: 'Move to…',
	copy: 'Copy',
	delete: 'Delete',
	isGone: 'This unit is no longer in the roster.',
	points: (points: number): string => `${pointsText(points)} points`,
	withEverything: (points: number): string => `${pointsText(points)} with options`,
	noSuchUnit: 'There is no such unit in this army.'
});

/** The editor of an army in ranks and files, and the dialogs of its units. */
export const ranksEditor = words('ranksEditor', {
	strays: 'Not in this army',
	limits: {
		atLeast: (measured: number, min: number): string =>
			`${pointsText(measured)} (min ${pointsText(min)})`,
		atMost: (measured: number, max: number): string => `${pointsText(measured)}/${pointsText(max)}`,
		between: (measured: number, min: number, max: number): string =>
			`${pointsText(measured)}/${pointsText(min)}–${pointsText(max)}`
	},
	/** How many a unit has, of those that it may have. */
	room: {
		points: (taken: number, max: number): string =>
			`${pointsText(taken)}/${pointsText(max)} points`,
		orMore: (taken: number, min: number): string => `${taken} (min ${min})`,
		most: (taken: number, max: number): string => `${taken}/${max}`,
		between: (taken: number, min: number, max: number): string => `${taken}/${min}–${max}`,
		ofThings: (room: string, label: string): string => `${capital(label)}: ${room}`,
		ofPoints: (room: string, label: string): string =>
			`${capital(label)}: ${room.replace(/ points?$/, '')}`,
		items: 'items'
	},
	magicItems: 'Magic items',
	itemsAndSpells: 'Magic items and spells',
	choose: (heading: string): string => `Choose ${heading.toLowerCase()}`,
	oneIsNeeded: 'One of these is compulsory. Choose another to replace it.',
	brings: (name: string): string => `With ${name}.`,
	chooseOf: (count: number): string => `Choose (${count})`,
	changeOf: (count: number): string => `Change (${count})`,
	line: (source: string, line: number): string => `${source}, line ${line}`,
	howMadeUp: 'Points breakdown',
	aModel: (points: number): string => `${pointsText(points)} per model`,
	each: 'Each',
	unit: 'Unit',
	factorFor: (name: string): string => `for ${name}`,
	copy: 'Copy',
	delete: 'Delete',
	add: (name: string): string => `Add ${name}`,
	/** "Add character", and "Add core unit" of a heading that has no plural. */
	addTo: (heading: string): string => {
		const one = singular(heading);
		return `Add ${small(one)}${one === heading && !one.includes(' ') ? ' unit' : ''}`;
	},
	/** Where a section's limit counts something else. */
	unitsCost: (points: string): string => `The units listed here cost ${points} points.`,
	isGone: 'This is no longer in the roster.',
	points: (points: number): string => `${pointsText(points)} points`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	eachHas: (equipment: string): string => `Each has: ${equipment}.`,
	most: (count: number, name: string): string => `${name}: maximum ${count}.`,
	noSuchUnit: 'There is no such unit in this army.',
	/** Adds one after another. */
	next: 'Next unit',
	unitsOf: (heading: string): string => `Units of ${heading}`,
	models: 'Models',
	/** What the stepper counts, several and one. */
	stepped: { several: 'models', one: 'model' }
});
