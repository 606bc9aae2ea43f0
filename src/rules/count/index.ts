import { counted, isBySize, type Kind } from '../kind.ts';
import { checkCount } from './check.ts';
import { problems } from './problems.ts';

export const count: Kind<'count'> = {
	about: ({ of }) => of,
	scope: ({ scope = 'army' }) => scope,
	dependsOn: ({ of, more, counting, per, min, max }) => ({
		things: counted(of, more),
		numbers: typeof counting === 'object' ? [counting.number] : [],
		size: per === 'band' || isBySize(min) || isBySize(max)
	}),
	check: checkCount,
	isIdle: ({ constraint: { scope }, measured, min, group }) =>
		typeof scope === 'object'
			? group === undefined
			: measured === 0 && (min === undefined || scope === 'unit'),
	problems,
	part: ({ counting }) => (typeof counting === 'object' ? counting : undefined)
};
