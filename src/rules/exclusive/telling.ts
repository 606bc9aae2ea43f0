import type { Telling } from '../kind.ts';

export const exclusiveTelling: Telling<'exclusive'> = {
	about: ({ of }) => of,
	isIdle: ({ measured }) => measured === 0
};
