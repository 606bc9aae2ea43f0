import type { Kind } from '../kind.ts';
import { checkOutside } from './check.ts';
import { problems } from './problems.ts';

export const outside: Kind<'outside'> = {
	scope: ({ group }) => ({ group }),
	// Any unit is outside until it joins a group.
	dependsOn: ({ of }) => ({ grants: [of], any: 'unit' }),
	check: checkOutside,
	problems
};
