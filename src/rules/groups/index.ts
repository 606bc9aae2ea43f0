import type { Kind } from '../kind.ts';
import { checkGroups } from './check.ts';
import { problems } from './problems.ts';

export const groups: Kind<'groups'> = {
	scope: ({ group }) => ({ group }),
	dependsOn: ({ by, asMany }) => ({ things: [by, asMany].filter((each) => each !== undefined) }),
	check: checkGroups,
	problems
};
