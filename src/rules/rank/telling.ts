import type { Telling } from '../kind.ts';

export const rankTelling: Telling<'rank'> = {
	about: ({ role }) => role,
	isIdle: ({ units }) => units.length === 0
};
