import type { Kind } from '../kind.ts';
import { checkLed } from './check.ts';
import { problems } from './problems.ts';

export const led: Kind<'led'> = {
	scope: ({ group }) => ({ group }),
	// Only the groups matter.
	dependsOn: () => ({}),
	check: checkLed,
	problems
};
