import type { Constraint, Selector } from '#schema';
import type { ArmyIndex, MusteredUnit } from '../engine/base/index.ts';
import type { Bars, OptionRoom, Part } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { Range } from './outcome.ts';
import type { Problem, Verdict } from './verdict.ts';

// What is asked of a rule or a verdict, whatever its kind.

/** What a rule is about, where that is told by a selection. */
export function aboutOf(rule: Constraint): Selector | undefined {
	return kindOf(rule).about(rule);
}

/** The kind of group that a rule is about, or in which it counts afresh. */
export function groupOf(rule: Constraint): string | undefined {
	const scope = kindOf(rule).scope(rule);
	return typeof scope === 'object' ? scope.group : undefined;
}

/** What part of the army a rule limits, if it does. */
export function partOf(rule: Constraint): Part | undefined {
	return kindOf(rule).part?.(rule);
}

/** How many options a unit has, needs and may have, by each rule on a set of them. */
export function optionRooms(
	{ constraints }: ArmyIndex,
	unit: MusteredUnit,
	size: number
): readonly OptionRoom[] {
	return constraints.flatMap((rule) => kindOf(rule).room?.(rule, unit, size) ?? []);
}

/** Whether a rule is kept only because nothing is there that it is about. */
export function isIdle(verdict: Verdict): boolean {
	return verdict.outcome === 'met' && kindOf(verdict.constraint).isIdle(verdict);
}

/** What was measured against what is allowed, where a rule does that. */
export function rangeOf(verdict: Verdict): Range | undefined {
	return 'measured' in verdict ? verdict : undefined;
}

/** Whether single units are at fault, and not how many there are or what they cost together. */
export function isOfUnits(problem: Problem): boolean {
	return kindOf(problem.constraint).problems.isOfUnits(problem);
}

/** What a problem keeps a player from. */
export function barsOf(problem: Problem): Bars {
	return kindOf(problem.constraint).problems.bars(problem);
}
