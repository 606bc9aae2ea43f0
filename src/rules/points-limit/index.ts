import type { Kind } from '../kind.ts';
import { checkPointsLimit } from './check.ts';
import { problems } from './problems.ts';

export const pointsLimit: Kind<'points-limit'> = {
	scope: () => 'army',
	dependsOn: () => ({ points: true, size: true }),
	check: checkPointsLimit,
	problems
};
