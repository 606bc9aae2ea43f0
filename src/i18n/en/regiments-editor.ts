import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

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
