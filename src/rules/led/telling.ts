import type { Telling } from '../kind.ts';

export const ledTelling: Telling<'led'> = {
	about: () => undefined,
	isIdle: (verdict) => verdict.group === undefined
};
