import type { Kind } from '../kind.ts';
import { checkStanding } from './check.ts';
import { problems } from './problems.ts';

export const standing: Kind<'standing'> = {
	scope: () => 'unit',
	dependsOn: () => ({ any: 'thing' }),
	check: checkStanding,
	problems
};
