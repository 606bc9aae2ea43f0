import { subjectOf, type Check } from '../check.ts';
import type { ConstraintOf } from '#schema';
import { unitsMeant } from '../meant.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { numberOf } from '../numbers.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

type Rank = ConstraintOf<'rank'>;

/** "Whoever has the role is not outranked": by one who is of those named while he is not, or has more. */
export const checkRank: Check<'rank'> = ({ index, things }, constraint) => {
	const { role, among } = constraint;
	const bearers = unitsMeant(things, role);
	const others = unitsMeant(things, among);
	const subject = subjectOf(index, role, constraint.label);
	const outranked = bearers.flatMap((bearer): readonly Verdict[] => {
		const higher = others.filter((other) => outranks(constraint, other, bearer));
		if (higher.length === 0) return [];
		return [{ ...outrankedBy(constraint, bearer, higher), subject }];
	});
	if (outranked.length > 0) return outranked;
	const ids = bearers.map(({ unit }) => unit.id);
	return [{ constraint, outcome: 'met', subject, measured: bearers.length, units: ids }];
};

function outranks({ by }: Rank, other: MusteredUnit, bearer: MusteredUnit): boolean {
	if ('number' in by) return numberOf(other, by.number) > numberOf(bearer, by.number);
	return matches(by, other.tags) && !matches(by, bearer.tags);
}

function outrankedBy(
	constraint: Rank,
	bearer: MusteredUnit,
	higher: readonly MusteredUnit[]
): Omit<Verdict, 'subject'> {
	const { by } = constraint;
	const numbers = 'number' in by && {
		own: numberOf(bearer, by.number),
		highest: Math.max(...higher.map((other) => numberOf(other, by.number)))
	};
	return {
		constraint,
		outcome: 'rank/outranked',
		measured: higher.length,
		max: 0,
		bearer: unitName(bearer),
		things: higher.map(unitName),
		...(numbers && { numbers }),
		units: [bearer.unit.id, ...higher.map(({ unit }) => unit.id)]
	};
}
