import type { Telling } from '../kind.ts';

export const agreedSizeTelling: Telling<'agreed-size'> = {
	about: () => undefined,
	isIdle: () => false
};
