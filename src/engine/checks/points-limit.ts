import type { Check } from '../check.ts';

/** "The points spent may not be over the agreed size." */
export const checkPointsLimit: Check<'points-limit'> = ({ index, size, points }, constraint) => [
	{
		constraint,
		outcome: points > size ? 'points-limit/over' : 'met',
		subject: index.army.name,
		measured: points,
		max: size,
		units: []
	}
];
