import type { Telling } from '../kind.ts';

export const uniqueTelling: Telling<'unique'> = {
	about: ({ of }) => of,
	isIdle: ({ measured }) => measured === 0
};
