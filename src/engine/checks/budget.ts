import { subjectOf, type Check } from '../check.ts';
import { givenMeant, unitsOf } from '../meant.ts';
import { pointsGiven, unitName, type MusteredUnit } from '../muster.ts';
import { amountFor } from '../numbers.ts';
import { matches } from '../selector.ts';
import type { ConstraintOf } from '#schema';
import type { Verdict } from '../verdict.ts';

type Budget = ConstraintOf<'budget'>;

/** "A unit has at most so many points of these": the items of a marshal. */
export const checkBudget: Check<'budget'> = ({ index, things, size }, constraint) => {
	const subject = subjectOf(index, constraint.of, constraint.label);
	const verdicts = unitsOf(givenMeant(things, constraint.of)).flatMap(
		(unit): readonly Verdict[] => {
			if (!unit.indexed || !matches(constraint.on, unit.tags)) return [];
			const given = givenOf(constraint, unit);
			const measured = pointsGiven(unit, given);
			const max = amountFor(unit, constraint.max, size);
			return [
				{
					constraint,
					outcome: max !== undefined && measured > max ? 'budget/over' : 'met',
					subject,
					measured,
					max,
					bearer: unitName(unit),
					things: given.map(({ id, indexed }) => indexed?.entry.name ?? id),
					units: [unit.unit.id]
				}
			];
		}
	);
	const problems = verdicts.filter(({ outcome }) => outcome !== 'met');
	if (problems.length > 0) return problems;
	const dearest = verdicts.toSorted((one, other) => other.measured - one.measured)[0];
	const { measured = 0, max } = dearest ?? {};
	return [{ constraint, outcome: 'met', subject, measured, max, units: [] }];
};

/** What a unit has of those that are paid from the budget. */
export function givenOf({ of }: Budget, { options }: MusteredUnit): MusteredUnit['options'] {
	return options.filter(({ indexed }) => indexed && matches(of, indexed.tags));
}
