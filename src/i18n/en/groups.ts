import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

/** Units and groups that are moved, copied and deleted. */
export const arranging = words('arranging', {
	units: 'Units',
	strays: 'Not units of this army',
	inNone: (kinds: readonly string[]): string =>
		`In no ${kinds.map((kind) => kind.toLowerCase()).join(' or ')}`,
	several: (count: number): string => `${count} units`,
	place: (heading: string, at: number, of: number): string => `${heading}, place ${at} of ${of}`,
	/** How many units there are, and how many there may be. */
	size: (measured: number, max: number | undefined): string =>
		`${measured} ${max === undefined ? '' : `of ${max} `}${(max ?? measured) === 1 ? 'unit' : 'units'}`,
	moved: (name: string, where: string): string => `${name} moved to ${where}.`,
	stay: (name: string, where: string): string => `${name} stay in ${where}.`,
	atEnd: (name: string, where: string): string => `${name} cannot go further: ${where}.`,
	made: (heading: string): string => `${heading} made.`,
	madeOf: (heading: string, name: string): string => `${heading} made of ${name}.`,
	deleted: (name: string): string => `Deleted ${name}.`,
	takenApart: (heading: string): string => `${heading} taken apart; its units stay in the army.`,
	leftOut: (heading: string, names: string): string =>
		`Not for ${heading}: ${names}. Left where they were.`,
	leftOutOfNew: (kind: string, names: string): string =>
		`Not for a ${kind.toLowerCase()}: ${names}. Left where they were.`,
	copied: (name: string): string => `Copied ${name}.`,
	notCopied: (name: string, why: string): string => `${name} not copied. ${why}`,
	staysBehind: (option: string): string =>
		`${option} stays with the first: the army may not have it once more.`,
	notHere: (name: string): string => `${name} may not stand here`,
	name: 'Name',
	takeApart: 'Take apart',
	unitsStay: 'Its units stay in the army.',
	disband: 'Delete with its units',
	firstAlready: 'first already',
	lastAlready: 'last already',
	moveUp: 'Move up',
	moveDown: 'Move down',
	moveTo: 'Move to',
	standsHere: 'stands here',
	newGroup: (kind: string): string => `New ${kind.toLowerCase()}`,
	copy: 'Copy',
	delete: 'Delete'
});

/** The board on which a roster is arranged. */
export const arrangeBoard = words('arrangeBoard', {
	arrange: 'Arrange',
	newGroup: (kind: string, selected: number): string =>
		`New ${kind.toLowerCase()}${selected > 0 ? ` of the ${selected} selected` : ''}`,
	select: (name: string): string => `Select ${name}`,
	selectAll: (heading: string): string => `Select all of ${heading}`,
	move: (name: string): string => `Move ${name}`,
	moreAbout: (heading: string): string => `More about ${heading}`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	points: (points: number): string => `${pointsText(points)} points`,
	plan: 'Plan:',
	noUnitsYet: 'No units yet: drag or move them here.',
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
	takes: (rows: string): string => `Takes ${rows}.`,
	add: (one: string): string => `Add ${one.toLowerCase()}`,
	addNamed: (name: string): string => `Add ${name}`,
	addTo: (heading: string): string => `Add to ${heading}`,
	beginWith: (kind: string): string =>
		`Begin with a ${kind.toLowerCase()}: add it and choose who leads it.`,
	whoLeads: (kind: string): string => `Who leads the ${kind.toLowerCase()}`,
	groupOf: (role: string, kind: string): string => `${role}’s ${kind.toLowerCase()}`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	moreAbout: (heading: string): string => `More about ${heading}`,
	unitsOf: (heading: string): string => `Units of ${heading}`,
	moveTo: 'Move to…',
	copy: 'Copy',
	delete: 'Delete',
	isGone: 'This unit is no longer in the roster.',
	points: (points: number): string => `${pointsText(points)} points`,
	withEverything: (points: number): string => `${pointsText(points)} with everything`,
	noSuchUnit: 'The army has no such unit.'
});

/** The editor of an army in ranks and files, and the sheets of its units. */
export const ranksEditor = words('ranksEditor', {
	strays: 'Not units of this army',
	limits: {
		atLeast: (measured: number, min: number): string =>
			`${pointsText(measured)} · at least ${pointsText(min)}`,
		atMost: (measured: number, max: number): string =>
			`${pointsText(measured)} of ${pointsText(max)}`,
		between: (measured: number, min: number, max: number): string =>
			`${pointsText(measured)} of ${pointsText(min)}–${pointsText(max)}`
	},
	/** How many a unit has, of those that it may have. */
	room: {
		points: (taken: number, max: number): string =>
			`${pointsText(taken)} of ${pointsText(max)} points`,
		orMore: (taken: number, min: number): string => `${taken} of ${min} or more`,
		most: (taken: number, max: number): string => `${taken} of ${max}`,
		between: (taken: number, min: number, max: number): string => `${taken} of ${min}–${max}`,
		ofThings: (room: string, label: string): string => `${room} ${label}`,
		ofPoints: (room: string, label: string): string => `${room} of ${label}`,
		items: 'items'
	},
	magicItems: 'Magic items',
	choose: (heading: string): string => `Choose ${heading.toLowerCase()}`,
	oneIsNeeded: 'One of these is needed: choose another instead.',
	brings: (name: string): string => `With ${name}.`,
	chooseOf: (count: number): string => `Choose (${count})`,
	changeOf: (count: number): string => `Change (${count})`,
	line: (source: string, line: number): string => `${source}, line ${line}`,
	howMadeUp: 'How is this price made up',
	aModel: (points: number): string => `${pointsText(points)} a model`,
	each: 'Each',
	unit: 'Unit',
	factorFor: (name: string): string => `for ${name}`,
	copy: 'Copy',
	delete: 'Delete',
	add: (name: string): string => `Add ${name}`,
	addTo: (heading: string): string => `Add to ${heading}`,
	isGone: 'It is not in the roster any more.',
	points: (points: number): string => `${pointsText(points)} points`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	eachHas: (equipment: string): string => `Each has: ${equipment}.`,
	spells: (count: number): string => `Spells (${count})`,
	most: (count: number, name: string): string => `${name}: ${count} is the most.`,
	noSuchUnit: 'The army has no such unit.',
	unitsOf: (heading: string): string => `Units of ${heading}`,
	models: 'Models',
	/** What the stepper counts, several and one. */
	stepped: { several: 'models', one: 'model' }
});
