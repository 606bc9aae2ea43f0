import type { Check } from '../check.ts';

/** "The game is played at this size and no other." */
export const checkAgreedSize: Check<'agreed-size'> = ({ index, size }, constraint) => [
	{
		constraint,
		outcome: size === constraint.size ? 'met' : 'agreed-size/other',
		subject: constraint.label ?? index.army.name,
		measured: size,
		min: constraint.size,
		max: constraint.size,
		units: []
	}
];
