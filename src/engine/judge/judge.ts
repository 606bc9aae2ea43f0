import type { Constraint } from '#schema';
import { kindOf } from '../../rules/kinds.ts';
import type { Verdict } from '../../rules/base/verdict.ts';
import { select, type CheckContext } from '../base/index.ts';

/** Checks one constraint. */
export function judgeRule(context: CheckContext, constraint: Constraint): readonly Verdict[] {
	if (isLifted(context, constraint)) return [{ constraint, outcome: 'lifted', units: [] }];
	return kindOf(constraint).check(context, constraint);
}

/** Whether a rule is suspended by something in the army, or by what it lacks. */
function isLifted({ things }: CheckContext, { unless, while: only }: Constraint): boolean {
	if (unless !== undefined && select(things, unless).length > 0) return true;
	return only !== undefined && select(things, only).length === 0;
}
