import { distance, type Kind } from '../base/kind.ts';

/** "The points spent may not be over the points limit." */
const checkPointsLimit: Kind<'points-limit'>['check'] = (context, constraint) => {
	const { limit, points } = context;
	const surcharged = context.surcharged.filter((each) => each.points !== 0);
	return [
		{
			constraint,
			outcome: points > limit ? 'points-limit/over' : 'met',
			measured: points,
			max: limit,
			units: [],
			...(surcharged.length > 0 && { surcharged })
		}
	];
};

export const pointsLimit: Kind<'points-limit'> = {
	scope: () => 'army',
	dependsOn: () => ({ points: true, limit: true }),
	check: checkPointsLimit,
	problems: {
		whom: () => [],
		severity: distance,
		stops: () => 'nothing'
	}
};
