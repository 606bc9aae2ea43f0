import type { Constraint, ConstraintKind } from '#schema';
import { agreedSize } from './agreed-size/index.ts';
import { budget } from './budget/index.ts';
import { carries } from './carries/index.ts';
import { count } from './count/index.ts';
import { exclusive } from './exclusive/index.ts';
import { group } from './group/index.ts';
import { groups } from './groups/index.ts';
import type { Kind } from './kind.ts';
import { led } from './led/index.ts';
import { outside } from './outside/index.ts';
import { pointsLimit } from './points-limit/index.ts';
import { rank } from './rank/index.ts';
import { requires } from './requires/index.ts';
import { share } from './share/index.ts';
import { standing } from './standing/index.ts';
import { unique } from './unique/index.ts';

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
