import type { Kind } from '../kind.ts';
import { checkStanding } from './check.ts';
import { problems } from './problems.ts';

export const standing: Kind<'standing'> = {
	about: () => undefined,
	scope: () => 'unit',
	dependsOn: () => ({ any: 'thing', size: false }),
	check: checkStanding,
	isIdle: ({ count }) => count === 0,
	problems
};
