import type { Kind } from '../kind.ts';
import { checkOutside } from './check.ts';
import { problems } from './problems.ts';

export const outside: Kind<'outside'> = {
	about: ({ of }) => of,
	scope: ({ group }) => ({ group }),
	// Any unit stands outside until it joins a group.
	dependsOn: ({ of }) => ({ grants: [of], any: 'unit', size: false }),
	check: checkOutside,
	isIdle: ({ units }) => units.length === 0,
	problems
};
