import type { Telling } from '../kind.ts';

export const countTelling: Telling<'count'> = {
	about: ({ of }) => of,
	isIdle: ({ constraint: { scope }, measured, min, group }) =>
		typeof scope === 'object'
			? group === undefined
			: measured === 0 && (min === undefined || scope === 'unit'),
	part: ({ counting }) => (typeof counting === 'object' ? counting : undefined)
};
