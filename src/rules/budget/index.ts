import { amountFor, matches, pointsGiven } from '../../engine/base/index.ts';
import { isBySize, numberIn, type Kind } from '../kind.ts';
import { checkBudget, givenOf } from './check.ts';
import { problems } from './problems.ts';

export const budget: Kind<'budget'> = {
	about: ({ of }) => of,
	scope: () => 'unit',
	dependsOn: ({ of, on, max }) => ({
		things: [of, on],
		numbers: numberIn(max),
		size: isBySize(max)
	}),
	check: checkBudget,
	isIdle: ({ measured }) => measured === 0,
	problems,
	room: (rule, unit, size) => {
		const { of, on, label, max } = rule;
		if (!matches(on, unit.tags)) return undefined;
		const taken = pointsGiven(unit, givenOf(rule, unit));
		const most = amountFor(unit, max, size);
		return { label, of, taken, min: 0, max: most, isOfPoints: true, isOfAll: true };
	}
};
