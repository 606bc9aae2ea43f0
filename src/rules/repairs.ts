import type { ConstraintKind } from '#schema';
import type { Candidate, RepairContext } from '../engine/repair/index.ts';
import { repairAgreedSize } from './agreed-size/repair.ts';
import { repairBudget } from './budget/repair.ts';
import { repairCarries } from './carries/repair.ts';
import { repairCount } from './count/repair.ts';
import { repairExclusive } from './exclusive/repair.ts';
import { repairGroup } from './group/repair.ts';
import { repairGroups } from './groups/repair.ts';
import type { Repairs } from './repair-kind.ts';
import { repairLed } from './led/repair.ts';
import { repairOutside } from './outside/repair.ts';
import { repairPointsLimit } from './points-limit/repair.ts';
import { repairRank } from './rank/repair.ts';
import { repairRequires } from './requires/repair.ts';
import { repairShare } from './share/repair.ts';
import { repairStanding } from './standing/repair.ts';
import { repairUnique } from './unique/repair.ts';

/** The repairs of every kind of rule. Apart from `kinds.ts`, as they are loaded later. */
const repairs = {
	'points-limit': repairPointsLimit,
	'agreed-size': repairAgreedSize,
	count: repairCount,
	share: repairShare,
	unique: repairUnique,
	carries: repairCarries,
	exclusive: repairExclusive,
	budget: repairBudget,
	requires: repairRequires,
	group: repairGroup,
	groups: repairGroups,
	led: repairLed,
	outside: repairOutside,
	rank: repairRank,
	standing: repairStanding
} satisfies { readonly [K in ConstraintKind]: Repairs<K> };

const none: readonly Candidate[] = [];

/** Possible repairs of the problem. */
export function candidatesFor(repairing: RepairContext): Iterable<Candidate> {
	return repairsFor(repairing).candidates(repairing, repairing.problem);
}

/** Repairs that take longer to find, for when no other leaves the points limit alone. */
export function lastResortsFor(repairing: RepairContext): Iterable<Candidate> {
	return repairsFor(repairing).lastResorts?.(repairing, repairing.problem) ?? none;
}

function repairsFor({ problem }: RepairContext): Repairs<ConstraintKind> {
	return repairs[problem.constraint.kind];
}
