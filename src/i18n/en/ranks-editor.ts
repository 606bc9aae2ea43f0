import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

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
