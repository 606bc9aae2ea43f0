import { matches, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import type { ConstraintOf } from '#schema';
import { withOptions, type Trials } from '../../trial-rosters.ts';
import { aUnit } from '../../../builders.ts';
import { mayBear } from './made.ts';

type Budget = ConstraintOf<'budget'>;

/** For each unit that pays from the budget: things for just what it has, or near it, and the next dearer. */
export function budgetPairs(index: ArmyIndex, constraint: Budget): readonly Trials[] {
	const pairs = index.units
		.filter(({ tags }) => matches(constraint.on, tags))
		.flatMap((host) => pairOf(index, constraint, host));
	return pairs.toSorted((one, other) => Number(other.isExact) - Number(one.isExact));
}

interface BudgetPair extends Trials {
	/** Whether what it may have comes to the whole budget. */
	readonly isExact: boolean;
}

function pairOf(index: ArmyIndex, { of, max }: Budget, host: IndexedEntry): readonly BudgetPair[] {
	if (typeof max !== 'object' || !('number' in max)) return [];
	const budget = host.entry.numbers?.[max.number];
	// Who has no such number has no limit.
	if (budget === undefined) return [];
	const priced = index.options
		.filter((option) => matches(of, option.tags) && mayBear(host, option))
		.filter(({ entry }) => entry.numbers?.[max.number] === undefined && entry.cost !== 0)
		.map(({ entry: { id } }) => ({ id, points: pointsOn(index, host, id) }));
	const sums = sumsOf(priced, budget);
	const most = Math.max(0, ...[...sums.keys()].filter((sum) => sum <= budget));
	const over = Math.min(...[...sums.keys()].filter((sum) => sum > budget));
	const having = (sum: number) => ({
		units: [withOptions(aUnit(host.entry.id), ...(sums.get(sum) ?? []))]
	});
	if (priced.length === 0 || over === Infinity) return [];
	return [
		{ met: most > 0 ? having(most) : undefined, broken: having(over), isExact: most === budget }
	];
}

function pointsOn(index: ArmyIndex, { entry: { id } }: IndexedEntry, option: string): number {
	const bare = musterUnit(aUnit(id), index).points;
	return musterUnit(aUnit(id, { options: [option] }), index).points - bare;
}

/** What these cost together, up to the first sums over the budget, and one way to come to each. */
function sumsOf(
	priced: readonly { readonly id: string; readonly points: number }[],
	budget: number
): ReadonlyMap<number, readonly string[]> {
	const sums = new Map<number, readonly string[]>([[0, []]]);
	for (const { id, points } of priced) {
		for (const [sum, ids] of [...sums]) {
			if (sum <= budget && !sums.has(sum + points)) sums.set(sum + points, [...ids, id]);
		}
	}
	return sums;
}
