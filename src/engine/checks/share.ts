import type { ConstraintOf } from '#schema';
import { subjectOf, type Check, type CheckContext } from '../check.ts';
import { partsMeant, unitsOf } from '../meant.ts';
import { pointsGiven, unitName, type MusteredUnit } from '../muster.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

type Share = ConstraintOf<'share'>;

/** "Points of these are at least and at most so much of the agreed size": of the army, or of any one unit. */
export const checkShare: Check<'share'> = (context, constraint) => {
	const judgeOf = (points: number) => judgeShare(context, constraint, points);
	const costs = costsOf(context, constraint);
	const subject = subjectOf(context.index, constraint.of, constraint.label);
	if (constraint.scope === 'army') {
		const sum = costs.reduce((total, { points }) => total + points, 0);
		const units = costs.map(({ unit }) => unit.unit.id);
		return [{ ...judgeOf(sum), subject, units }];
	}
	const problems = costs.flatMap(({ unit, points }): readonly Verdict[] => {
		const verdict = judgeOf(points);
		if (verdict.outcome === 'met') return [];
		const bearer = unitName(unit);
		return [{ ...verdict, subject: bearer, bearer, units: [unit.unit.id] }];
	});
	if (problems.length > 0) return problems;
	const dearest = costs.reduce((most, { points }) => Math.max(most, points), 0);
	return [{ ...judgeOf(dearest), outcome: 'met', subject, units: [] }];
};

/** Units that are meant, or have what is, and the points of that. */
function costsOf(
	{ things }: CheckContext,
	constraint: Share
): readonly { readonly unit: MusteredUnit; readonly points: number }[] {
	return unitsOf(partsMeant(things, constraint.of)).map((unit) => ({
		unit,
		points: pointsOf(constraint, unit)
	}));
}

/** Points of a unit that is meant with all it has, or else of what it has that is meant. */
function pointsOf({ of }: Share, unit: MusteredUnit): number {
	if (unit.indexed && matches(of, unit.tags)) return unit.points;
	return pointsGiven(
		unit,
		unit.options.filter(({ indexed }) => indexed && matches(of, indexed.tags))
	);
}

function judgeShare(
	{ size }: CheckContext,
	constraint: Share,
	measured: number
): Omit<Verdict, 'subject' | 'units'> {
	const [min, max] = [constraint.min, constraint.max].map((part) => {
		if (part === undefined) return undefined;
		return typeof part === 'object' ? part.points : (size * part) / 100;
	});
	const outcome =
		min !== undefined && measured < min
			? 'share/too-little'
			: max !== undefined && measured > max
				? 'share/too-much'
				: 'met';
	return { constraint, outcome, measured, min, max, size };
}
