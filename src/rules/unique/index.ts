import { isBySize, type Kind } from '../kind.ts';
import { checkUnique } from './check.ts';
import { problems } from './problems.ts';

export const unique: Kind<'unique'> = {
	scope: ({ scope }) => scope,
	dependsOn: ({ of, max }) => ({ things: [of], size: isBySize(max) }),
	check: checkUnique,
	problems
};
