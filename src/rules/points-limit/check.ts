import type { Kind, Problems } from '../base/kind.ts';
import { distance } from '../base/outcome.ts';

/** "The points spent may not be over the points limit." */
const checkPointsLimit: Kind<'points-limit'>['check'] = (context, constraint) => {
	const { size, points } = context;
	const surcharged = context.surcharged.filter((each) => each.points !== 0);
	return [
		{
			constraint,
			outcome: points > size ? 'points-limit/over' : 'met',
			measured: points,
			max: size,
			units: [],
			...(surcharged.length > 0 && { surcharged })
		}
	];
};

const problems: Problems<'points-limit'> = {
	whom: () => [],
	severity: distance,
	stops: () => 'nothing'
};

export const pointsLimit: Kind<'points-limit'> = {
	scope: () => 'army',
	dependsOn: () => ({ points: true, size: true }),
	check: checkPointsLimit,
	problems
};
