import type { ConstraintOf, Cost, Selector } from '#schema';
import {
	matches,
	selectParts,
	pointsOfOptions,
	priceOf,
	unitsOf,
	type CheckContext,
	type MusteredUnit
} from '../../engine/base/index.ts';
import { distance, type Kind } from '../base/kind.ts';
import type { ShareVerdict } from '../base/verdict.ts';

type Share = ConstraintOf<'share'>;

/** "Points of these are at least or at most so much of the points limit": in the army, or in any one unit. */
const checkShare: Kind<'share'>['check'] = (context, constraint) => {
	const costs = costsOf(context, constraint);
	if (constraint.scope === 'army') {
		const sum = isOfAll(constraint)
			? context.points
			: costs.reduce((total, { points }) => total + points, 0);
		const units = costs.map(({ unit }) => unit.unit.id);
		return [judgeShare(context, constraint, sum, units)];
	}
	const problems = costs.flatMap(({ unit, points }): readonly ShareVerdict[] => {
		const verdict = judgeShare(context, constraint, points, [unit.unit.id]);
		return verdict.outcome === 'met' ? [] : [{ ...verdict, bearer: unit }];
	});
	if (problems.length > 0) return problems;
	// All are within the limits; the dearest is the number shown.
	const dearest = costs.reduce((most, { points }) => Math.max(most, points), 0);
	return [{ ...judgeShare(context, constraint, dearest, []), outcome: 'met' }];
};

/** Whether it is of everything: then of the points spent, with what units cost together. */
export function isOfAll({ of, apart }: Share): boolean {
	return !apart && Object.keys(of).length === 0;
}

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

/** The points of a matching unit with all its options but those apart, otherwise those of its matching options. */
export function sharedPoints({ of, apart }: Share, unit: MusteredUnit): number {
	if (unit.indexed && matches(of, unit.tags)) {
		return apart ? unit.points - wholePoints(unit, apart) : unit.points;
	}
	return wholePoints(unit, of);
}

/** Points of a unit's options that match. One that replaces a model counts with that model's price, not only the difference. */
function wholePoints(unit: MusteredUnit, of: Selector): number {
	const paid = unit.options.filter(({ indexed }) => indexed && matches(of, indexed.tags));
	const replacing = paid.filter(({ indexed }) => indexed && replacesModel(indexed.entry.cost));
	const replaced = replacing.length > 0 ? replacing.length * priceOf(unit).each : 0;
	return pointsOfOptions(unit, paid) + replaced;
}

function replacesModel(cost: Cost): boolean {
	return typeof cost === 'object' && 'insteadOf' in cost;
}

/** A share in points, at a points limit. */
export function shareAt(part: Share['min'], limit: number): number | undefined {
	if (part === undefined) return undefined;
	return typeof part === 'object' ? part.points : (limit * part) / 100;
}

function judgeShare(
	{ limit }: CheckContext,
	constraint: Share,
	measured: number,
	units: readonly string[]
): ShareVerdict {
	const [min, max] = [constraint.min, constraint.max].map((part) => shareAt(part, limit));
	const range = { constraint, measured, min, max, limit, units };
	if (min !== undefined && measured < min) return { ...range, outcome: 'share/too-little', min };
	if (max !== undefined && measured > max) return { ...range, outcome: 'share/too-much', max };
	return { ...range, outcome: 'met' };
}

export const share: Kind<'share'> = {
	scope: ({ scope }) => scope,
	dependsOn: ({ of, min, max }) => ({
		things: [of],
		any: 'price',
		limit: typeof min === 'number' || typeof max === 'number'
	}),
	check: checkShare,
	problems: {
		whom: ({ bearer }) => (bearer ? [bearer.unit.id] : []),
		severity: distance,
		stops: ({ outcome }) => (outcome === 'share/too-little' ? 'nothing' : 'anything')
	}
};
