import type { Constraint, RosterUnit } from '#schema';
import { contextOf, withUnit, type CheckContext } from './check.ts';
import { judge } from './judge.ts';
import { musterUnit } from './muster.ts';
import { isProblem, type Problem } from './verdict.ts';

/** Reasons why one more unit of this entry would break a rule; none means it may be added. */
export function whyNotAdd(context: CheckContext, entryId: string): readonly Problem[] {
	const { entries, touching, constraints } = context.index;
	const starts = entries.get(entryId)?.entry.starts;
	const unit: RosterUnit = { id: '+', entry: entryId, ...(starts && { options: starts }) };
	const after = withUnit(context, musterUnit(unit, context.index));
	// Only a unit that comes with nothing can be judged by the rules that touch its entry alone.
	return madeBy(context, after, (starts ? undefined : touching.get(entryId)) ?? constraints);
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
	// An option may grant keywords, and so touch any rule.
	const after = contextOf(context.index, context.size, units, context.groups);
	return madeBy(context, after, context.index.constraints);
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
		if (constraint.kind === 'points-limit' || constraint.advice) return [];
		const made = judge(after, constraint).filter(isProblem);
		if (made.length === 0) return made;
		const old = judge(before, constraint).filter(isProblem);
		return made.filter(
			(problem, at) =>
				problem.outcome !== 'count/too-few' &&
				alike(made.slice(0, at + 1), problem) > alike(old, problem)
		);
	});
}

/** How many problems are this one, or a worse one of the same. */
function alike(
	problems: readonly Problem[],
	{ outcome, subject, units, measured }: Problem
): number {
	return problems.filter(
		(other) =>
			other.outcome === outcome &&
			other.subject === subject &&
			other.units.join() === units.join() &&
			other.measured >= measured
	).length;
}
