import type { Kind } from '../kind.ts';
import { checkShare } from './check.ts';
import { problems } from './problems.ts';

export const share: Kind<'share'> = {
	scope: ({ scope }) => scope,
	dependsOn: ({ of, min, max }) => ({
		things: [of],
		any: 'price',
		size: typeof min === 'number' || typeof max === 'number'
	}),
	check: checkShare,
	problems
};
