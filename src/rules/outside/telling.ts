import type { Telling } from '../kind.ts';

export const outsideTelling: Telling<'outside'> = {
	about: ({ of }) => of,
	isIdle: ({ units }) => units.length === 0
};
