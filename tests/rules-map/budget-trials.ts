import { amountFor, matches, musterUnit, type ArmyIndex } from '#engine';
import type { ConstraintOf, RosterUnit, Selector } from '#schema';
import { findUnit } from './candidates.ts';
import { noTrials, unitPoints, withOptions, type Trials } from './trial-rosters.ts';

/** A unit with as many points of these as it may have, or as near as they come, and one with the next sum above. */
export function budgetTrials(
	index: ArmyIndex,
	{ of, on, max }: ConstraintOf<'budget'>,
	size: number
): Trials {
	const most = (unit: RosterUnit) => amountFor(musterUnit(unit, index), max, size) ?? 0;
	const host = findUnit(index, [on], ({ unit, tags }) => matches(on, tags) && most(unit) > 0)?.unit;
	if (!host) return noTrials;
	const sums = sumsOf(pricesOf(index, of, on, host));
	const spent = [...sums.keys()].toSorted((one, other) => one - other);
	const limit = most(host);
	const given = (sum: number | undefined) => {
		const ids = sum === undefined ? undefined : sums.get(sum);
		return ids && { units: [withOptions(host, ...ids)] };
	};
	return {
		met: given(spent.findLast((sum) => sum > 0 && sum <= limit)),
		broken: given(spent.find((sum) => sum > limit))
	};
}

/** What each of these costs this unit; what would take it out of the rule is left out. */
function pricesOf(
	index: ArmyIndex,
	of: Selector,
	on: Selector,
	host: RosterUnit
): readonly (readonly [id: string, points: number])[] {
	const alone = unitPoints(index, host);
	return index.options
		.filter(({ tags }) => matches(of, tags))
		.map(({ entry: { id } }) => ({ id, unit: withOptions(host, id) }))
		.filter(({ unit }) => matches(on, musterUnit(unit, index).tags))
		.map(({ id, unit }) => [id, unitPoints(index, unit) - alone]);
}

/** The sums that some of these come to, each with the first options that make it. */
function sumsOf(
	prices: readonly (readonly [id: string, points: number])[]
): ReadonlyMap<number, readonly string[]> {
	const sums = new Map<number, readonly string[]>([[0, []]]);
	for (const [id, points] of prices) {
		for (const [sum, ids] of [...sums]) {
			if (!sums.has(sum + points)) sums.set(sum + points, [...ids, id]);
		}
	}
	return sums;
}

/** A unit of as many models as these points are enough for, and one of a model more. */
export function pointsTrials(index: ArmyIndex, of: Selector, points: number): Trials {
	const sized = index.units.filter(
		({ tags, entry }) => matches(of, tags) && typeof entry.size === 'object'
	);
	const filled = sized.flatMap(({ entry: { id } }) => {
		const having = (models: number) => ({ id, entry: id, models });
		const models = Array.from({ length: points }, (_, at) => points - at);
		const most = models.find((count) => unitPoints(index, having(count)) <= points);
		if (most === undefined || most === points) return [];
		const left = points - unitPoints(index, having(most));
		return [{ left, met: having(most), broken: having(most + 1) }];
	});
	const [best] = filled.toSorted((one, other) => one.left - other.left);
	if (!best) return noTrials;
	return { met: { units: [best.met] }, broken: { units: [best.broken] } };
}
