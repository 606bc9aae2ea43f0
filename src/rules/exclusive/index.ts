import { amountFor, matches } from '../../engine/base/index.ts';
import { isBySize, numberIn, type Kind } from '../kind.ts';
import { checkExclusive, countTaken, isHeldTo } from './check.ts';
import { problems } from './problems.ts';

export const exclusive: Kind<'exclusive'> = {
	scope: () => 'unit',
	dependsOn: ({ of, on, min, max }) => ({
		things: on ? [of, on] : [of],
		numbers: [...numberIn(min), ...numberIn(max)],
		// A minimum for every unit depends on every unit.
		...(!on && min !== undefined && { any: 'unit' }),
		size: isBySize(min) || isBySize(max)
	}),
	check: checkExclusive,
	problems,
	demands: ({ of, on = {}, min, advice }, { tags }) =>
		min !== undefined && !advice && matches(on, tags) ? of : undefined,
	hasRoom: (rule, option, bearer, size) => {
		const { of, max } = rule;
		if (max === undefined || !matches(of, option.tags)) return true;
		const most = amountFor(bearer, max, size) ?? Infinity;
		return !isHeldTo(rule, bearer) || countTaken(rule, bearer) <= most;
	}
};
