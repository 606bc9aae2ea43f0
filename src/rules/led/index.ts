import type { Kind } from '../kind.ts';
import { checkLed } from './check.ts';
import { problems } from './problems.ts';

export const led: Kind<'led'> = {
	scope: ({ group }) => ({ group }),
	// Who leads and who follows hangs on the groups alone.
	dependsOn: () => ({}),
	check: checkLed,
	problems
};
