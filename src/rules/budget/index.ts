import { isBySize, numberIn, type Kind } from '../kind.ts';
import { checkBudget } from './check.ts';
import { problems } from './problems.ts';

export const budget: Kind<'budget'> = {
	scope: () => 'unit',
	dependsOn: ({ of, on, max }) => ({
		things: [of, on],
		numbers: numberIn(max),
		size: isBySize(max)
	}),
	check: checkBudget,
	problems
};
