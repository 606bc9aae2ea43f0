import { words } from '../words.ts';

/** What becomes of a number that was typed. */
export const typedNumbers = words('typedNumbers', {
	/** What there is instead, and why. */
	notPossible: (wanted: number, has: number, why: string): string =>
		`${wanted} is not possible: it is ${has} now. ${why}`
});
