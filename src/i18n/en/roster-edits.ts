import { words } from '../words.ts';

/** Why an edit comes to nothing. */
export const rosterEdits = words('rosterEdits', {
	isFull: 'A roster cannot hold more than this.',
	mostUnits: (most: number): string => `A roster holds ${most} units at most.`,
	/** What is true of all reasons, until their words are there. */
	noMoreNow: 'The rules allow no more of these now.',
	noArmy: (army: string): string => `There is no army “${army}”.`
});
