import type { Constraint, RosterUnit } from '#schema';
import { contextOf, withUnit, type CheckContext } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import { judge } from './judge.ts';
import { musterUnit } from './muster.ts';
import { isProblem, type Problem } from './verdict.ts';

/** Reasons why one more unit of this entry would break a rule; none means it may be added. */
export function whyNotAdd(context: CheckContext, entryId: string): readonly Problem[] {
	const { touching, constraints } = context.index;
	const unit = newUnit(context.index, entryId, '+');
	const after = withUnit(context, musterUnit(unit, context.index));
	// Only a unit that comes with nothing can be judged by the rules that touch its entry alone.
	return madeBy(context, after, (unit.options ? undefined : touching.get(entryId)) ?? constraints);
}

/** How many more units of this entry may be added, of those wanted, and what stops the next one. */
export function mayAddUpTo(
	context: CheckContext,
	entryId: string,
	wanted: number
): { readonly count: number; readonly problems: readonly Problem[] } {
	const unit = newUnit(context.index, entryId, '+');
	let after = context;
	for (let count = 0; count < wanted; count += 1) {
		const problems = whyNotAdd(after, entryId);
		if (problems.length > 0) return { count, problems };
		after = withUnit(after, musterUnit({ ...unit, id: `+${count}` }, context.index));
	}
	return { count: wanted, problems: [] };
}

/** A unit as the army gives it: with the options it starts with, and nothing more. */
export function newUnit({ entries }: ArmyIndex, entryId: string, id: string): RosterUnit {
	const starts = entries.get(entryId)?.entry.starts;
	return { id, entry: entryId, ...(starts && { options: starts }) };
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
