import type { Telling } from '../kind.ts';

export const groupTelling: Telling<'group'> = {
	about: ({ of }) => of,
	isIdle: (verdict) => verdict.group === undefined
};
