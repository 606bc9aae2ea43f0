import type { Telling } from '../kind.ts';

export const shareTelling: Telling<'share'> = {
	about: ({ of }) => of,
	isIdle: ({ measured }) => measured === 0,
	part: ({ of, scope, min, max }) =>
		scope === 'army'
			? { of, ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
			: undefined
};
