import type { Constraint } from '#schema';
import type { CheckContext } from './check.ts';
import { checkAgreedSize } from './checks/agreed-size.ts';
import { checkBudget } from './checks/budget.ts';
import { checkCarries } from './checks/carries.ts';
import { checkCount } from './checks/count.ts';
import { checkExclusive } from './checks/exclusive.ts';
import { checkGroup } from './checks/group.ts';
import { checkGroups } from './checks/groups.ts';
import { checkLed } from './checks/led.ts';
import { checkOutside } from './checks/outside.ts';
import { checkPointsLimit } from './checks/points-limit.ts';
import { checkRank } from './checks/rank.ts';
import { checkRequires } from './checks/requires.ts';
import { checkShare } from './checks/share.ts';
import { checkStanding } from './checks/standing.ts';
import { checkUnique } from './checks/unique.ts';
import { meant } from './meant.ts';
import type { Verdict } from './verdict.ts';

/** Evaluates one constraint; one that does not hold at present is met by anything. */
export function judge(context: CheckContext, constraint: Constraint): readonly Verdict[] {
	const verdicts = evaluate(context, constraint);
	if (!isLifted(context, constraint)) return verdicts;
	return verdicts.map((verdict) => ({ ...verdict, outcome: 'met' }));
}

/** Whether a rule does not hold at present, as the army has what lifts it. */
export function isLifted({ things }: CheckContext, { unless }: Constraint): boolean {
	return unless !== undefined && meant(things, unless).length > 0;
}

/** No default: a kind without a case does not compile. */
function evaluate(context: CheckContext, constraint: Constraint): readonly Verdict[] {
	switch (constraint.kind) {
		case 'points-limit':
			return checkPointsLimit(context, constraint);
		case 'agreed-size':
			return checkAgreedSize(context, constraint);
		case 'count':
			return checkCount(context, constraint);
		case 'share':
			return checkShare(context, constraint);
		case 'unique':
			return checkUnique(context, constraint);
		case 'carries':
			return checkCarries(context, constraint);
		case 'exclusive':
			return checkExclusive(context, constraint);
		case 'budget':
			return checkBudget(context, constraint);
		case 'requires':
			return checkRequires(context, constraint);
		case 'group':
			return checkGroup(context, constraint);
		case 'groups':
			return checkGroups(context, constraint);
		case 'led':
			return checkLed(context, constraint);
		case 'outside':
			return checkOutside(context, constraint);
		case 'rank':
			return checkRank(context, constraint);
		case 'standing':
			return checkStanding(context, constraint);
	}
}
