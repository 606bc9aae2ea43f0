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
