import { words } from '../words.ts';

/** An event in a line. */
export const eventFacts = words('eventFacts', {
	points: (size: number): string => `${size} points`
});
