import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

/** The panes beside each other on a wide screen. */
export const panesWords = words('panesWords', {
	roster: 'Roster',
	details: 'Details',
	nothingOpen: 'Choose a unit to see it here and to change what it has.',
	nothingTaken: 'Nothing is taken yet.',
	keys: 'Keyboard shortcuts',
	units: (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`,
	points: (points: number): string => `${pointsText(points)} points`,
	/** Said after the number. */
	pointsWord: (_: number): string => 'points'
});
