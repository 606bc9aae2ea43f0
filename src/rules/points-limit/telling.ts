import type { Telling } from '../kind.ts';

export const pointsLimitTelling: Telling<'points-limit'> = {
	about: () => undefined,
	isIdle: () => false,
	part: () => 'all'
};
