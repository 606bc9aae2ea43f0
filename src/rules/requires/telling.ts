import type { Telling } from '../kind.ts';

export const requiresTelling: Telling<'requires'> = {
	about: ({ of }) => of,
	isIdle: ({ units }) => units.length === 0
};
