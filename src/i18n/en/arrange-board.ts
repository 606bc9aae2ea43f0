import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

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
