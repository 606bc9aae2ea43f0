import type { ConstraintOf } from '#schema';
import {
	amountFor,
	selectOptions,
	hasNumber,
	matches,
	pointsOfOptions,
	unitsOf,
	type IndexedEntry,
	type MusteredOption,
	type MusteredUnit
} from '../../engine/base/index.ts';
import { distance, isByPointsLimit, numberIn, onBearer, type Kind } from '../base/kind.ts';

type Budget = ConstraintOf<'budget'>;

/** "A unit may have at most so many points of these", such as a character's magic items. */
const checkBudget: Kind<'budget'>['check'] = ({ things, limit }, constraint) => {
	const spent = unitsOf(selectOptions(things, constraint.of))
		.filter(({ indexed, tags }) => indexed && matches(constraint.on, tags))
		.filter((bearer) => hasBudget(constraint, bearer))
		.map((bearer) => {
			const paid = paidOptions(constraint, bearer);
			const max = amountFor(bearer, constraint.max, limit);
			return { bearer, paid, measured: pointsOfOptions(bearer, paid), max };
		});
	const overspent = spent.flatMap(({ max, ...rest }) =>
		max !== undefined && rest.measured > max ? [{ max, ...rest }] : []
	);
	if (overspent.length > 0) {
		return overspent.map((each) => ({
			constraint,
			outcome: 'budget/over',
			...each,
			units: [each.bearer.unit.id]
		}));
	}
	const dearest = spent.toSorted((one, other) => other.measured - one.measured)[0];
	const { measured = 0, max } = dearest ?? {};
	return [{ constraint, outcome: 'met', measured, max, units: [] }];
};

/** Whether the budget applies to a unit. If the limit is a number, units without it have no limit. */
export function hasBudget({ max }: Budget, bearer: MusteredUnit): boolean {
	return typeof max !== 'object' || !('number' in max) || hasNumber(bearer, max.number);
}

/** Options of a unit that are paid from the budget. */
export function paidOptions(
	{ of }: Budget,
	{ options }: MusteredUnit
): readonly (MusteredOption & { readonly indexed: IndexedEntry })[] {
	return options.filter(
		(option): option is MusteredOption & { readonly indexed: IndexedEntry } =>
			option.indexed !== undefined && matches(of, option.indexed.tags)
	);
}

export const budget: Kind<'budget'> = {
	scope: () => 'unit',
	dependsOn: ({ of, on, max }) => ({
		things: [of, on],
		numbers: numberIn(max),
		limit: isByPointsLimit(max)
	}),
	check: checkBudget,
	problems: {
		whom: onBearer.whom,
		severity: distance,
		stops: () => 'anything'
	}
};
