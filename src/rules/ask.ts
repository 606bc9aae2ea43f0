import type { Constraint } from '#schema';
import type { Bars } from './kind.ts';
import { kindOf } from './kinds.ts';
import type { Problem } from './verdict.ts';

/** The kind of group that a rule is about, or that it counts in one by one. */
export function groupKindOf(rule: Constraint): string | undefined {
	const scope = kindOf(rule).scope(rule);
	return typeof scope === 'object' ? scope.group : undefined;
}

/** What a problem prevents. */
export function barsOf(problem: Problem): Bars {
	return kindOf(problem.constraint).problems.bars(problem);
}
