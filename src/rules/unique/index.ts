import { isBySize, type Kind } from '../kind.ts';
import { checkUnique } from './check.ts';
import { problems } from './problems.ts';

export const unique: Kind<'unique'> = {
	about: ({ of }) => of,
	scope: ({ scope }) => scope,
	dependsOn: ({ of, max }) => ({ things: [of], size: isBySize(max) }),
	check: checkUnique,
	isIdle: ({ measured }) => measured === 0,
	problems
};
