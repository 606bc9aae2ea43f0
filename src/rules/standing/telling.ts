import type { Telling } from '../kind.ts';

export const standingTelling: Telling<'standing'> = {
	about: () => undefined,
	isIdle: ({ count }) => count === 0
};
