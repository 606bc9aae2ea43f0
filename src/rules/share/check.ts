import type { ConstraintOf } from '#schema';
import {
	matches,
	selectParts,
	pointsGiven,
	unitsOf,
	type CheckContext,
	type MusteredUnit
} from '../../engine/base/index.ts';
import type { Kind } from '../kind.ts';
import type { ShareVerdict } from './verdict.ts';

type Share = ConstraintOf<'share'>;

/** "Points of these are at least or at most so much of the points limit": in the army, or in any one unit. */
export const checkShare: Kind<'share'>['check'] = (context, constraint) => {
	const costs = costsOf(context, constraint);
	if (constraint.scope === 'army') {
		const sum = costs.reduce((total, { points }) => total + points, 0);
		const units = costs.map(({ unit }) => unit.unit.id);
		return [judgeShare(context, constraint, sum, units)];
	}
	const problems = costs.flatMap(({ unit, points }): readonly ShareVerdict[] => {
		const verdict = judgeShare(context, constraint, points, [unit.unit.id]);
		return verdict.outcome === 'met' ? [] : [{ ...verdict, bearer: unit }];
	});
	if (problems.length > 0) return problems;
	const dearest = costs.reduce((most, { points }) => Math.max(most, points), 0);
	return [{ ...judgeShare(context, constraint, dearest, []), outcome: 'met' }];
};

/** Units that match, or have options that do, with the points that count. */
function costsOf(
	{ things }: CheckContext,
	constraint: Share
): readonly { readonly unit: MusteredUnit; readonly points: number }[] {
	return unitsOf(selectParts(things, constraint.of)).map((unit) => ({
		unit,
		points: sharedPoints(constraint, unit)
	}));
}

/** The points of a matching unit with all its options, otherwise those of its matching options. */
function sharedPoints({ of }: Share, unit: MusteredUnit): number {
	if (unit.indexed && matches(of, unit.tags)) return unit.points;
	return pointsGiven(
		unit,
		unit.options.filter(({ indexed }) => indexed && matches(of, indexed.tags))
	);
}

function judgeShare(
	{ size }: CheckContext,
	constraint: Share,
	measured: number,
	units: readonly string[]
): ShareVerdict {
	const [min, max] = [constraint.min, constraint.max].map((part) => {
		if (part === undefined) return undefined;
		return typeof part === 'object' ? part.points : (size * part) / 100;
	});
	const range = { constraint, measured, min, max, size, units };
	if (min !== undefined && measured < min) return { ...range, outcome: 'share/too-little', min };
	if (max !== undefined && measured > max) return { ...range, outcome: 'share/too-much', max };
	return { ...range, outcome: 'met' };
}
