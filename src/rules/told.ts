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

// What words need to know of a rule or a verdict; not part of the first load.

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

/** What a rule is about, where a selector says it. */
export function aboutOf(rule: Constraint): Selector | undefined {
	return tellingOf(rule).about(rule);
}

/** What part of the army a rule limits, if it does. */
export function partOf(rule: Constraint): Part | undefined {
	return tellingOf(rule).part?.(rule);
}

/** Whether a rule is kept only because nothing is there that it is about. */
export function isIdle(verdict: Verdict): boolean {
	return verdict.outcome === 'met' && tellingOf(verdict.constraint).isIdle(verdict);
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

/** The group that something happened in, where a rule is about groups. */
export function groupIn(verdict: Verdict): GroupConcerned | undefined {
	return 'group' in verdict ? verdict.group : undefined;
}
