import { counted, isBySize, type Kind } from '../kind.ts';
import { checkCount } from './check.ts';
import { problems } from './problems.ts';

export const count: Kind<'count'> = {
	scope: ({ scope = 'army' }) => scope,
	dependsOn: ({ of, more, counting, per, min, max }) => ({
		things: counted(of, more),
		numbers: typeof counting === 'object' ? [counting.number] : [],
		size: per === 'band' || isBySize(min) || isBySize(max)
	}),
	check: checkCount,
	problems
};
