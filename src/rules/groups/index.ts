import type { Kind } from '../kind.ts';
import { checkGroups } from './check.ts';
import { problems } from './problems.ts';

export const groups: Kind<'groups'> = {
	about: () => undefined,
	scope: ({ group }) => ({ group }),
	dependsOn: () => ({ size: false }),
	check: checkGroups,
	isIdle: ({ measured }) => measured === 0,
	problems
};
