import type { Constraint, ConstraintKind, Selector } from '#schema';
import { agreedSizeTelling } from './agreed-size/telling.ts';
import { budgetTelling } from './budget/telling.ts';
import { carriesTelling } from './carries/telling.ts';
import { countTelling } from './count/telling.ts';
import { exclusiveTelling } from './exclusive/telling.ts';
import { groupTelling } from './group/telling.ts';
import { groupsTelling } from './groups/telling.ts';
import { ledTelling } from './led/telling.ts';
import { outsideTelling } from './outside/telling.ts';
import { pointsLimitTelling } from './points-limit/telling.ts';
import { rankTelling } from './rank/telling.ts';
import { requiresTelling } from './requires/telling.ts';
import { shareTelling } from './share/telling.ts';
import { standingTelling } from './standing/telling.ts';
import { uniqueTelling } from './unique/telling.ts';
import type { Part, Telling } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { GroupConcerned, Range } from './outcome.ts';
import type { Problem, Verdict } from './verdict.ts';

// What sentences need to know of rules and verdicts. Loaded later than `kinds.ts`.

const tellings = {
	'points-limit': pointsLimitTelling,
	'agreed-size': agreedSizeTelling,
	count: countTelling,
	share: shareTelling,
	unique: uniqueTelling,
	carries: carriesTelling,
	exclusive: exclusiveTelling,
	budget: budgetTelling,
	requires: requiresTelling,
	group: groupTelling,
	groups: groupsTelling,
	led: ledTelling,
	outside: outsideTelling,
	rank: rankTelling,
	standing: standingTelling
} satisfies { readonly [K in ConstraintKind]: Telling<K> };

function tellingOf({ kind }: Constraint): Telling<ConstraintKind> {
	return tellings[kind];
}

/** The subject of a rule, if it has a selector for one. */
export function aboutOf(rule: Constraint): Selector | undefined {
	return tellingOf(rule).about(rule);
}

/** The part of the army that a rule limits, if any. */
export function partOf(rule: Constraint): Part | undefined {
	return tellingOf(rule).part?.(rule);
}

/** Whether a rule is met only because the roster has nothing it applies to. */
export function isIdle(verdict: Verdict): boolean {
	return verdict.outcome === 'met' && tellingOf(verdict.constraint).isIdle(verdict);
}

/** The measured value and its limits, for rules that measure something. */
export function rangeOf(verdict: Verdict): Range | undefined {
	return 'measured' in verdict ? verdict : undefined;
}

/** Whether a problem is about single units rather than their number or total. */
export function isOfUnits(problem: Problem): boolean {
	// A repeated thing is a problem of each unit that has it.
	if ('what' in problem) return true;
	const whom = kindOf(problem.constraint).problems.whom(problem);
	return problem.units.some((id) => whom.includes(id));
}

/** The group concerned, for a rule about groups. */
export function groupIn(verdict: Verdict): GroupConcerned | undefined {
	return 'group' in verdict ? verdict.group : undefined;
}
