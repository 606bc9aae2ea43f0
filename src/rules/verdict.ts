import type { Constraint, ConstraintKind } from '#schema';
import type { AgreedSizeVerdict } from './agreed-size/verdict.ts';
import type { BudgetVerdict } from './budget/verdict.ts';
import type { CarriesVerdict } from './carries/verdict.ts';
import type { CountVerdict } from './count/verdict.ts';
import type { ExclusiveVerdict } from './exclusive/verdict.ts';
import type { GroupVerdict } from './group/verdict.ts';
import type { GroupsVerdict } from './groups/verdict.ts';
import type { LedVerdict } from './led/verdict.ts';
import type { OutsideVerdict } from './outside/verdict.ts';
import type { PointsLimitVerdict } from './points-limit/verdict.ts';
import type { RankVerdict } from './rank/verdict.ts';
import type { RequiresVerdict } from './requires/verdict.ts';
import type { ShareVerdict } from './share/verdict.ts';
import type { StandingVerdict } from './standing/verdict.ts';
import type { UniqueVerdict } from './unique/verdict.ts';

/** The verdicts of each kind of rule. */
interface Verdicts {
	'points-limit': PointsLimitVerdict;
	'agreed-size': AgreedSizeVerdict;
	count: CountVerdict;
	share: ShareVerdict;
	unique: UniqueVerdict;
	carries: CarriesVerdict;
	exclusive: ExclusiveVerdict;
	budget: BudgetVerdict;
	requires: RequiresVerdict;
	group: GroupVerdict;
	groups: GroupsVerdict;
	led: LedVerdict;
	outside: OutsideVerdict;
	rank: RankVerdict;
	standing: StandingVerdict;
}

/** A verdict on a kind of rule, with its arithmetic. */
export type VerdictOf<K extends ConstraintKind> = Verdicts[K];

type Met = { readonly [K in ConstraintKind]: Extract<Verdicts[K], { outcome: 'met' }> };
type Unmet = { readonly [K in ConstraintKind]: Exclude<Verdicts[K], { outcome: 'met' }> };

/** A verdict on a rule that is met. */
export type MetOf<K extends ConstraintKind> = Met[K];

/** A verdict on a rule that is not met. */
export type UnmetOf<K extends ConstraintKind> = Unmet[K];

/** A rule suspended by something in the army. */
export interface Lifted {
	readonly constraint: Constraint;
	readonly outcome: 'lifted';
	readonly units: readonly string[];
}

/** The outcome of one constraint. */
export type Verdict = Verdicts[ConstraintKind] | Lifted;

/** A verdict that is not met: the list is illegal, or does not follow its plan. */
export type Problem = UnmetOf<ConstraintKind>;

/** Everything that can be wrong with a roster. The sentences are in `i18n`. */
export type ProblemCode = Problem['outcome'];

export type ProblemOf<C extends ProblemCode> = Extract<Problem, { outcome: C }>;

/** Whether a verdict is on a rule of this kind. */
export function isOfKind<K extends ConstraintKind>(
	verdict: Verdict,
	kind: K
): verdict is VerdictOf<K> {
	return verdict.outcome !== 'lifted' && verdict.constraint.kind === kind;
}

export function isProblem(verdict: Verdict): verdict is Problem {
	return isUnmet(verdict) && !verdict.constraint.advice;
}

/** Whether an unmet rule is only advice: it is about a plan, and the list stays legal. */
export function isAdvice(verdict: Verdict): verdict is Problem {
	return isUnmet(verdict) && verdict.constraint.advice === true;
}

/** Whether a rule is not met, advice included. */
export function isUnmet(verdict: Verdict): verdict is Problem {
	return verdict.outcome !== 'met' && verdict.outcome !== 'lifted';
}
