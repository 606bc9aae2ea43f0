import { words } from '../words.ts';

/** The row of a unit, and what is said in it. */
export const unitRow = words('unitRow', {
	leader: 'Leader:',
	points: 'points',
	toFix: 'To fix:',
	/** An option was handed on by another unit. */
	noLonger: (option: string, unit: string): string => `${option}: no longer ${unit}.`,
	pointsMore: (points: string): string => `${points} points more`,
	remove: 'Remove'
});
