import type { Kind } from '../kind.ts';
import { checkRequires } from './check.ts';
import { problems } from './problems.ts';

export const requires: Kind<'requires'> = {
	scope: ({ scope }) => scope,
	dependsOn: ({ of, needs = of, forbids = of, unlessWith = of }) => ({
		things: [of, needs, forbids, unlessWith]
	}),
	check: checkRequires,
	problems
};
