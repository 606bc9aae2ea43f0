import type { Completion as Habits } from '#schema';
import { matches } from '../engine/base/selector.ts';
import type { Report } from '#engine';

/** What a list has more or less of than others: a part of the army by its name in the data. */
export interface Difference {
	readonly name: string;
	readonly isMore: boolean;
}

/** What tells a list most from some others, by the points spent on each part; undefined where there is little. */
export function differenceOf(
	report: Report,
	others: readonly Report[],
	{ spread }: Habits
): Difference | undefined {
	if (others.length === 0) return undefined;
	const differences = spread.map(({ name, of }) => {
		const usual = others.reduce((sum, other) => sum + spentOn(other, of), 0) / others.length;
		return { name, by: spentOn(report, of) - usual };
	});
	const [most] = differences.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
	if (!most || Math.abs(most.by) * 40 < report.context.size) return undefined;
	return { name: most.name, isMore: most.by > 0 };
}

function spentOn({ context }: Report, of: Habits['spread'][number]['of']): number {
	return context.units
		.filter(({ tags }) => matches(of, tags))
		.reduce((sum, { points }) => sum + points, 0);
}
