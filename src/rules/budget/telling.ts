import type { Telling } from '../kind.ts';

export const budgetTelling: Telling<'budget'> = {
	about: ({ of }) => of,
	isIdle: ({ measured }) => measured === 0
};
