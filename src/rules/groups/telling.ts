import type { Telling } from '../kind.ts';

export const groupsTelling: Telling<'groups'> = {
	about: () => undefined,
	isIdle: ({ measured }) => measured === 0
};
