import type { Kind } from '../kind.ts';

/** "The points spent may not be over the agreed size." */
export const checkPointsLimit: Kind<'points-limit'>['check'] = ({ size, points }, constraint) => [
	{
		constraint,
		outcome: points > size ? 'points-limit/over' : 'met',
		measured: points,
		max: size,
		units: []
	}
];
