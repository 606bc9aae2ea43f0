import type { CheckContext } from '../base/context.ts';
import { judgeRule } from './judge.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { reportOf, reportFrom, type Report } from './report.ts';
import { touchedBy } from './touched.ts';

/**
 * The same report as `reportOf`, but rules that the changes cannot affect are not checked again.
 * @param last the report on the roster before
 */
export function reportAfter(context: CheckContext, last?: Report): Report {
	const changed = last && changedBetween(last.context, context);
	if (!changed) return reportOf(context);
	const { verdicts } = last;
	const touched = touchedBy(last.context, context, changed);
	// The last verdicts stand in the order of the rules, one or more a rule: `at` walks along them.
	let at = 0;
	return reportFrom(context, (constraint) => {
		const start = at;
		while (verdicts[at]?.constraint === constraint) at += 1;
		return touched.has(constraint) ? judgeRule(context, constraint) : verdicts.slice(start, at);
	});
}

/**
 * Units that were added, removed or changed; undefined if anything besides units and groups differs, or the
 * order.
 */
function changedBetween(
	before: CheckContext,
	after: CheckContext
): readonly MusteredUnit[] | undefined {
	if (before.index !== after.index || before.size !== after.size) return undefined;
	const was = new Set(before.units);
	const is = new Set(after.units);
	const stayed = before.units.filter((unit) => is.has(unit));
	if (after.units.filter((unit) => was.has(unit)).some((unit, at) => unit !== stayed[at]))
		return undefined;
	return [
		...before.units.filter((unit) => !is.has(unit)),
		...after.units.filter((unit) => !was.has(unit))
	];
}
