import type { Kind } from '../kind.ts';

/** "The game is played at this points limit and no other." */
export const checkAgreedSize: Kind<'agreed-size'>['check'] = ({ size }, constraint) => [
	{
		constraint,
		outcome: size === constraint.size ? 'met' : 'agreed-size/other',
		measured: size,
		min: constraint.size,
		max: constraint.size,
		units: []
	}
];
