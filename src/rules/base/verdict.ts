import type { Constraint, ConstraintKind, ConstraintOf, More, Selector } from '#schema';
import type {
	IndexedEntry,
	MusteredOption,
	MusteredUnit,
	LeaderRow,
	Surcharged,
	Thing,
	MusteredGroup
} from '../../engine/base/index.ts';

/** A verdict on a kind of rule with one outcome: met, or one way of being broken. */
type VerdictWith<
	K extends ConstraintKind,
	Name extends string,
	Facts = object
> = Readonly<Facts> & {
	readonly constraint: ConstraintOf<K>;
	readonly outcome: Name extends 'met' ? 'met' : `${K}/${Name}`;
	/** The ids of the units concerned. */
	readonly units: readonly string[];
};

/** A measured value with its limits. */
export interface Measured {
	readonly measured: number;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** A value below its minimum. */
type Short = Measured & { readonly min: number };

/** A value above its maximum. */
type Over = Measured & { readonly max: number };

/** The group concerned. */
export type GroupConcerned = Pick<MusteredGroup, 'id' | 'name'>;

/** How other units raised a maximum. */
export interface Growth {
	/** The rule that raises it. */
	readonly by: More;
	/** The maximum before it was raised. */
	readonly base: number;
	/** How often it was raised. */
	readonly many: number;
	/** How many were counted; some may not have raised it, as only full numbers of them do. */
	readonly found: number;
	/** What keeps the maximum from being raised, if it is in the same group. */
	readonly unlessWith?: Selector | undefined;
}

/** The points limit, and the only one that is allowed. */
type Played = Over & Short;

type AgreedSizeVerdict =
	| VerdictWith<'agreed-size', 'met', Played>
	| VerdictWith<'agreed-size', 'other', Played>;

interface Paid {
	readonly bearer: MusteredUnit;
	/** The options paid from the budget. */
	readonly paid: readonly (MusteredOption & { readonly indexed: IndexedEntry })[];
}

type BudgetVerdict =
	| VerdictWith<'budget', 'met', Measured>
	| VerdictWith<'budget', 'over', Paid & Over>;

type CarriesVerdict =
	| VerdictWith<'carries', 'met'>
	| VerdictWith<'carries', 'not-allowed', { readonly bearer: MusteredUnit }>;

/** How a limit per band was worked out. */
export interface Multiplier {
	/** Points of one full band. */
	readonly band: number;
	/** The points limit. */
	readonly limit: number;
	/** Full bands in the points limit. Below one band, the maximum of one band applies. */
	readonly times: number;
	/** The limits for one band, as printed. */
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** What was counted, and within which limits. */
interface Counted {
	readonly multiplier?: Multiplier | undefined;
	readonly growth?: Growth | undefined;
	/** The points limit, which selects the row of a table. */
	readonly limit: number;
	/** One unit may fill several slots, or none; so no sentence says how many to add. */
	readonly isUneven?: boolean;
	/** The group, if the rule counts in each group. */
	readonly group?: GroupConcerned;
	/** The unit at fault, if the rule counts models in each unit. */
	readonly bearer?: MusteredUnit;
}

export type CountVerdict =
	| VerdictWith<'count', 'met', Counted & Measured>
	| VerdictWith<'count', 'too-few', Counted & Short>
	| VerdictWith<'count', 'too-many', Counted & Over>;

interface ChosenOptions {
	readonly bearer: MusteredUnit;
	/** The unit's options in the set. */
	readonly chosenOptions: readonly IndexedEntry[];
}

export type ExclusiveVerdict =
	| VerdictWith<'exclusive', 'met', Measured>
	| VerdictWith<'exclusive', 'too-few', ChosenOptions & Short>
	| VerdictWith<'exclusive', 'too-many', ChosenOptions & Over>;

interface Grouped {
	readonly growth?: Growth;
	readonly group: GroupConcerned;
}

/** Met, as there is no such group. */
interface NoGroup {
	readonly growth?: undefined;
	readonly group?: undefined;
}

export type GroupVerdict =
	| VerdictWith<'group', 'met', (Grouped | NoGroup) & Measured>
	| VerdictWith<'group', 'too-small', Grouped & Short>
	| VerdictWith<'group', 'too-large', Grouped & Over>;

type GroupsVerdict =
	| VerdictWith<'groups', 'met', Measured>
	| VerdictWith<'groups', 'too-few', Short>
	| VerdictWith<'groups', 'too-many', Over>;

interface Leading {
	readonly group: GroupConcerned;
	readonly leader: MusteredUnit;
}

interface Led extends Leading {
	/** The number of units besides the leader. */
	readonly followers: number;
}

/** Met, as there is no such group. */
interface NoLedGroup {
	readonly group?: undefined;
}

interface Stranger extends Leading {
	/** The unit that fits no row. */
	readonly stranger: MusteredUnit;
	/** The leader's rows. */
	readonly rows: readonly LeaderRow[];
}

interface RowUnfilled extends Leading {
	/** The row that is not filled, with the units in it and the number required. */
	readonly row: LeaderRow;
	readonly measured: number;
	readonly min: number;
}

export type LedVerdict =
	| VerdictWith<'led', 'met', Led | NoLedGroup>
	| VerdictWith<'led', 'no-leader', { readonly group: GroupConcerned }>
	| VerdictWith<'led', 'not-led', Stranger>
	| VerdictWith<'led', 'missing', RowUnfilled>;

type OutsideVerdict =
	| VerdictWith<'outside', 'met'>
	| VerdictWith<'outside', 'left-out', { readonly bearer: MusteredUnit }>;

interface Spent extends Over {
	/** Units that cost more when taken together. */
	readonly surcharged?: readonly Surcharged[];
}

type PointsLimitVerdict =
	| VerdictWith<'points-limit', 'met', Spent>
	| VerdictWith<'points-limit', 'over', Spent>;

interface Outranked {
	readonly bearer: MusteredUnit;
	/** The units that outrank the holder. */
	readonly higher: readonly MusteredUnit[];
	/** If a number decides and the holder has one: the holder's, and the highest. */
	readonly numbers?: { readonly holder: number; readonly highest: number };
}

export type RankVerdict = VerdictWith<'rank', 'met'> | VerdictWith<'rank', 'outranked', Outranked>;

interface Asking {
	/** The unit that has the requirement, itself or by an option. */
	readonly bearer: MusteredUnit;
	/** The group, if the rule looks in each group. */
	readonly group?: GroupConcerned;
}

interface NeedUnmet extends Asking {
	/** How many of what is needed there are, and how many are needed. */
	readonly measured: number;
	readonly min: number;
}

interface Forbidden extends Asking {
	/** What it may not be combined with. */
	readonly others: readonly Thing[];
}

type RequiresVerdict =
	| VerdictWith<'requires', 'met'>
	| VerdictWith<'requires', 'missing', NeedUnmet>
	| VerdictWith<'requires', 'forbidden', Forbidden>;

interface Shared {
	/** The points limit that it is a share of. */
	readonly limit: number;
	/** The unit at fault, if the rule applies to each unit. */
	readonly bearer?: MusteredUnit;
}

export type ShareVerdict =
	| VerdictWith<'share', 'met', Shared & Measured>
	| VerdictWith<'share', 'too-little', Shared & Short>
	| VerdictWith<'share', 'too-much', Shared & Over>;

interface Misplaced {
	/** The unit in question, or the one that the option was given to. */
	readonly bearer: MusteredUnit;
	readonly entry: IndexedEntry;
}

interface Unknown {
	readonly bearer: MusteredUnit;
	/** The id in the roster. */
	readonly id: string;
}

export type StandingVerdict =
	| VerdictWith<'standing', 'met', { /** How many units there are. */ readonly count: number }>
	| VerdictWith<'standing', 'alone', Misplaced>
	| VerdictWith<'standing', 'not-an-option', Misplaced>
	| VerdictWith<'standing', 'not-a-unit', Misplaced>
	| VerdictWith<'standing', 'barred', Misplaced>
	| VerdictWith<'standing', 'unknown', Unknown>;

/** What is repeated. */
interface Repeated {
	/** The repeated thing, or the combination that several units share. */
	readonly what: readonly IndexedEntry[];
	/**
	 * The units that have it or bring it with them, each once per copy. Units that are the thing itself are not
	 * among them.
	 */
	readonly bearers: readonly MusteredUnit[];
}

export type UniqueVerdict =
	| VerdictWith<'unique', 'met', Measured>
	| VerdictWith<'unique', 'repeated', Repeated & Over>;

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

type UnmetByKind = { readonly [K in ConstraintKind]: Exclude<Verdicts[K], { outcome: 'met' }> };

/** A verdict on a rule that is met. */
export type MetOf<K extends ConstraintKind> = Met[K];

/** A verdict on a rule that is not met. */
export type UnmetOf<K extends ConstraintKind> = UnmetByKind[K];

/** A rule suspended by something in the army, or by what it lacks. */
interface Lifted {
	readonly constraint: Constraint;
	readonly outcome: 'lifted';
	readonly units: readonly string[];
}

/** The outcome of one constraint. */
export type Verdict = Verdicts[ConstraintKind] | Lifted;

/** A verdict on a rule that is not met: a problem, or advice that is not followed. */
export type Unmet = UnmetOf<ConstraintKind>;

/** An unmet rule that is no advice, and so makes the list illegal (`isProblem`). */
export type Problem = Unmet;

/** Every way in which a rule can be unmet. The sentences are in `i18n`. */
export type UnmetOutcome = Unmet['outcome'];

/** Those that say that the list is short of something. */
const shortages: Readonly<
	Record<Extract<UnmetOutcome, `${string}/too-${'few' | 'small' | 'little'}`>, true>
> = {
	'count/too-few': true,
	'exclusive/too-few': true,
	'group/too-small': true,
	'groups/too-few': true,
	'share/too-little': true
};

export type UnmetAs<O extends UnmetOutcome> = Extract<Unmet, { outcome: O }>;

/** Whether a verdict is on a rule of this kind. */
export function isOfKind<K extends ConstraintKind>(
	verdict: Verdict,
	kind: K
): verdict is VerdictOf<K> {
	return verdict.outcome !== 'lifted' && verdict.constraint.kind === kind;
}

/** Whether it makes the list illegal: a rule is not met, and it is no advice. */
export function isProblem(verdict: Verdict): verdict is Problem {
	return isUnmet(verdict) && !verdict.constraint.advice;
}

/** Whether an unmet rule is only advice, so that the list stays legal. */
export function isAdvice(verdict: Verdict): verdict is Unmet {
	return isUnmet(verdict) && verdict.constraint.advice === true;
}

/** Whether a rule is not met, advice included. */
export function isUnmet(verdict: Verdict): verdict is Unmet {
	return verdict.outcome !== 'met' && verdict.outcome !== 'lifted';
}

/** Whether what was chosen can stay as it is until the rest is added. */
export function canStay({ outcome }: Unmet): boolean {
	return outcome in shortages;
}

/**
 * Whether the list is short of something, which is what is next in a draft. A missing leader is also something to add next, but unlike a shortage it is wrong already. */
export function isLacking(problem: Unmet): boolean {
	return canStay(problem) || problem.outcome === 'led/no-leader';
}
