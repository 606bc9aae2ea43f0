import type { Constraint, ConstraintKind } from '#schema';
import { agreedSize } from './agreed-size/check.ts';
import { budget } from './budget/check.ts';
import { carries } from './carries/check.ts';
import { count } from './count/check.ts';
import { exclusive } from './exclusive/check.ts';
import { group } from './group/check.ts';
import { groups } from './groups/check.ts';
import type { Kind, Stops } from './base/kind.ts';
import { led } from './led/check.ts';
import { outside } from './outside/check.ts';
import { pointsLimit } from './points-limit/check.ts';
import { rank } from './rank/check.ts';
import { requires } from './requires/check.ts';
import { share } from './share/check.ts';
import { standing } from './standing/check.ts';
import { unique } from './unique/check.ts';
import type { Problem } from './base/verdict.ts';

/** Every kind of rule. A missing kind does not compile. */
const kinds = {
	'points-limit': pointsLimit,
	'agreed-size': agreedSize,
	count,
	share,
	unique,
	carries,
	exclusive,
	budget,
	requires,
	group,
	groups,
	led,
	outside,
	rank,
	standing
} satisfies { readonly [K in ConstraintKind]: Kind<K> };

/** The implementation of a rule's kind. */
export function kindOf({ kind }: Constraint): Kind<ConstraintKind> {
	return kinds[kind];
}

/** The kind of group that a rule is about, or that it counts in one by one. */
export function groupKindOf(rule: Constraint): string | undefined {
	const scope = kindOf(rule).scope(rule);
	return typeof scope === 'object' ? scope.group : undefined;
}

/** What a problem stops. */
export function stoppedBy(problem: Problem): Stops {
	return kindOf(problem.constraint).problems.stops(problem);
}
