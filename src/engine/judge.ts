import type { Constraint } from '#schema';
import type { CheckContext } from './check.ts';
import { checkAgreedSize } from './checks/agreed-size.ts';
import { checkCarries } from './checks/carries.ts';
import { checkCount } from './checks/count.ts';
import { checkExclusive } from './checks/exclusive.ts';
import { checkGroup } from './checks/group.ts';
import { checkPointsLimit } from './checks/points-limit.ts';
import { checkRequires } from './checks/requires.ts';
import { checkStanding } from './checks/standing.ts';
import { checkUnique } from './checks/unique.ts';
import type { Verdict } from './verdict.ts';

/** Evaluates one constraint. No default: a kind without a case does not compile. */
export function judge(context: CheckContext, constraint: Constraint): readonly Verdict[] {
	switch (constraint.kind) {
		case 'points-limit':
			return checkPointsLimit(context, constraint);
		case 'agreed-size':
			return checkAgreedSize(context, constraint);
		case 'count':
			return checkCount(context, constraint);
		case 'unique':
			return checkUnique(context, constraint);
		case 'carries':
			return checkCarries(context, constraint);
		case 'exclusive':
			return checkExclusive(context, constraint);
		case 'requires':
			return checkRequires(context, constraint);
		case 'group':
			return checkGroup(context, constraint);
		case 'standing':
			return checkStanding(context, constraint);
	}
}
