import type { Kind } from '../kind.ts';
import { checkShare } from './check.ts';
import { problems } from './problems.ts';

export const share: Kind<'share'> = {
	about: ({ of }) => of,
	scope: ({ scope }) => scope,
	dependsOn: ({ of, min, max }) => ({
		things: [of],
		any: 'price',
		size: typeof min === 'number' || typeof max === 'number'
	}),
	check: checkShare,
	isIdle: ({ measured }) => measured === 0,
	problems,
	part: ({ of, scope, min, max }) =>
		scope === 'army'
			? { of, ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
			: undefined
};
