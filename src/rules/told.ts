import type { Constraint, Selector } from '#schema';
import type { Part } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { Range } from './outcome.ts';
import type { Problem, Verdict } from './verdict.ts';

// What is asked of a rule or a verdict to tell it; the first load does without.

/** What a rule is about, where that is told by a selection. */
export function aboutOf(rule: Constraint): Selector | undefined {
	return kindOf(rule).about(rule);
}

/** What part of the army a rule limits, if it does. */
export function partOf(rule: Constraint): Part | undefined {
	return kindOf(rule).part?.(rule);
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
	// A thing that is there too often is wrong with each that has it.
	if ('what' in problem) return true;
	const whom = kindOf(problem.constraint).problems.whom(problem);
	return problem.units.some((id) => whom.includes(id));
}
