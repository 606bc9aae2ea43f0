import type { Kind } from '../kind.ts';
import { checkRequires } from './check.ts';
import { problems } from './problems.ts';

export const requires: Kind<'requires'> = {
	about: ({ of }) => of,
	scope: ({ scope }) => scope,
	dependsOn: ({ of, needs = of, forbids = of }) => ({ things: [of, needs, forbids], size: false }),
	check: checkRequires,
	isIdle: ({ units }) => units.length === 0,
	problems
};
