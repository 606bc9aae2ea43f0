import type { Constraint, RosterUnit } from '#schema';
import { contextOf, withUnit, type CheckContext } from './check.ts';
import { judge } from './judge.ts';
import { musterUnit } from './muster.ts';
import { isProblem, type Problem } from './verdict.ts';

/** Reasons why one more unit of this entry would break a rule; none means it may be added. */
export function whyNotAdd(context: CheckContext, entryId: string): readonly Problem[] {
	const starts = context.index.entries.get(entryId)?.entry.starts;
	const unit: RosterUnit = { id: '+', entry: entryId, ...(starts && { options: starts }) };
	const after = withUnit(context, musterUnit(unit, context.index));
	return madeBy(context, after, context.index.touching.get(entryId) ?? []);
}

/** Reasons why this unit may not be given this option; none means it may. */
export function whyNotGive(
	context: CheckContext,
	unitId: string,
	optionId: string
): readonly Problem[] {
	const units = context.units.map((bearer) => {
		if (bearer.unit.id !== unitId) return bearer;
		const options = [...(bearer.unit.options ?? []), optionId];
		return musterUnit({ ...bearer.unit, options }, context.index);
	});
	const after = contextOf(context.index, context.size, units);
	return madeBy(context, after, context.index.touching.get(optionId) ?? []);
}

/**
 * Problems that are there after an edit and were not before. Going over the points is not among them:
 * a player may spend first and trim later.
 */
function madeBy(
	before: CheckContext,
	after: CheckContext,
	constraints: readonly Constraint[]
): readonly Problem[] {
	return constraints.flatMap((constraint) => {
		const old = judge(before, constraint).filter(isProblem);
		return judge(after, constraint)
			.filter(isProblem)
			.filter(({ outcome }) => outcome !== 'count/too-few')
			.filter((problem) => !old.some((was) => isNoWorse(problem, was)));
	});
}

function isNoWorse(problem: Problem, was: Problem): boolean {
	return (
		problem.outcome === was.outcome &&
		problem.subject === was.subject &&
		problem.units.join() === was.units.join() &&
		problem.measured <= was.measured
	);
}
