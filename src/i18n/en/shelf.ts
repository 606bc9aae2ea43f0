import { words } from '../words.ts';

/** The rosters on the home page. */
export const shelf = words('shelf', {
	rosters: 'Rosters',
	bin: (count: number): string => `Bin (${count})`,
	dataOf: (day: string): string => `data of ${day}`,
	points: (size: number): string => `${size} points`,
	moreAbout: (name: string): string => `More about ${name}`,
	more: (left: number): string => `Show more (${left} left)`
});
