import type { ConstraintKind } from '#schema';
import type { Candidate, FixContext, Fixes } from '../../engine/fix/index.ts';
import { fixAgreedSize } from '../agreed-size/fix.ts';
import { fixBudget } from '../budget/fix.ts';
import { fixCarries } from '../carries/fix.ts';
import { fixCount } from '../count/fix.ts';
import { fixExclusive } from '../exclusive/fix.ts';
import { fixGroup } from '../group/fix.ts';
import { fixGroups } from '../groups/fix.ts';
import { fixLed } from '../led/fix.ts';
import { fixOutside } from '../outside/fix.ts';
import { fixPointsLimit } from '../points-limit/fix.ts';
import { fixRank } from '../rank/fix.ts';
import { fixRequires } from '../requires/fix.ts';
import { fixShare } from '../share/fix.ts';
import { fixStanding } from '../standing/fix.ts';
import { fixUnique } from '../unique/fix.ts';

/** The fixes of every kind of rule. Apart from `kinds.ts`, as they are loaded later. */
const fixes = {
	'points-limit': fixPointsLimit,
	'agreed-size': fixAgreedSize,
	count: fixCount,
	share: fixShare,
	unique: fixUnique,
	carries: fixCarries,
	exclusive: fixExclusive,
	budget: fixBudget,
	requires: fixRequires,
	group: fixGroup,
	groups: fixGroups,
	led: fixLed,
	outside: fixOutside,
	rank: fixRank,
	standing: fixStanding
} satisfies { readonly [K in ConstraintKind]: Fixes<K> };

const none: readonly Candidate[] = [];

/** Possible fixes of the problem. */
export function candidatesFor(fixing: FixContext): Iterable<Candidate> {
	return fixesFor(fixing).candidates(fixing, fixing.problem);
}

/** Fixes that take longer to find, for when no other leaves the points limit alone. */
export function lastResortsFor(fixing: FixContext): Iterable<Candidate> {
	return fixesFor(fixing).lastResorts?.(fixing, fixing.problem) ?? none;
}

function fixesFor({ problem }: FixContext): Fixes<ConstraintKind> {
	return fixes[problem.constraint.kind];
}
