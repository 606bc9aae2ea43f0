import { matches } from '../engine/base/selector.ts';
import type { Report } from '#engine';
import type { Habits } from './habits.ts';

/** What a list has more or less of than others: a part of the army by its name in the data. */
export interface Difference {
	readonly name: string;
	readonly isMore: boolean;
}

/**
 * What tells each of some lists most from the others, by the points spent on each part; undefined where there is
 * little. No two are told apart by the same.
 */
export function differencesOf(
	reports: readonly Report[],
	habits: Habits
): readonly (Difference | undefined)[] {
	const said = new Set<string>();
	return reports.map((report) => {
		const others = reports.filter((other) => other !== report);
		const keyOf = ({ name, isMore }: Difference): string => `${name} ${isMore}`;
		const found = largest(report, others, habits).find((one) => !said.has(keyOf(one)));
		if (found) said.add(keyOf(found));
		return found;
	});
}

/** What a list has more or less of than others, the largest difference first. */
function largest(
	report: Report,
	others: readonly Report[],
	{ spread }: Habits
): readonly Difference[] {
	if (others.length === 0) return [];
	return spread
		.map(({ name, of }) => {
			const usual = others.reduce((sum, other) => sum + spentOn(other, of), 0) / others.length;
			return { name, by: spentOn(report, of) - usual };
		})
		.filter(({ by }) => Math.abs(by) * 40 >= report.context.limit)
		.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
		.map(({ name, by }) => ({ name, isMore: by > 0 }));
}

function spentOn({ context }: Report, of: Habits['spread'][number]['of']): number {
	return context.units
		.filter(({ tags }) => matches(of, tags))
		.reduce((sum, { points }) => sum + points, 0);
}
