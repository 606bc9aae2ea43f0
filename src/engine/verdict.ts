import type { Constraint } from '#schema';
import type { LeaderRow } from './leaders.ts';

/** Everything that can be wrong with a roster. Words for each are in `i18n`. */
export type ProblemCode =
	| 'points-limit/over'
	| 'count/too-few'
	| 'count/too-many'
	| 'unique/repeated'
	| 'carries/not-allowed'
	| 'exclusive/too-few'
	| 'exclusive/too-many'
	| 'requires/missing'
	| 'requires/forbidden'
	| 'budget/over'
	| 'agreed-size/other'
	| 'group/too-small'
	| 'group/too-large'
	| 'share/too-little'
	| 'share/too-much'
	| 'groups/too-few'
	| 'groups/too-many'
	| 'led/no-leader'
	| 'led/not-led'
	| 'led/missing'
	| 'outside/left-out'
	| 'rank/outranked'
	| 'standing/alone'
	| 'standing/not-an-option'
	| 'standing/not-a-unit'
	| 'standing/unknown';

/** How a limit per size band was multiplied out. */
export interface Multiplier {
	/** Points of one full band. */
	readonly band: number;
	/** The agreed size. */
	readonly size: number;
	/** Full bands in the agreed size; a size under one band counts as one for the maximum. */
	readonly times: number;
	/** The limits for one band, as printed. */
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** How a maximum grew with what else is there. */
export interface Growth {
	/** The maximum without it. */
	readonly base: number;
	/** So much more for each, or for each full `per` of them. */
	readonly n: number;
	readonly per: number;
	/** What is counted of them, where that is not units. */
	readonly counting: 'models' | undefined;
	/** What it grows with, by name, and how many of them there are. */
	readonly each: string;
	readonly many: number;
}

/** The outcome of one constraint, with its arithmetic. */
export interface Verdict {
	readonly constraint: Constraint;
	readonly outcome: 'met' | ProblemCode;
	/** What it is about, by the name the player knows. */
	readonly subject: string;
	readonly measured: number;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	readonly multiplier?: Multiplier | undefined;
	readonly growth?: Growth | undefined;
	/** The agreed size, where the range is a share of it. */
	readonly size?: number | undefined;
	/** The unit it happened on, where a rule is about one unit; or who leads, where it is about a leader. */
	readonly bearer?: string | undefined;
	/** The things counted on that unit, or the thing that is missing. */
	readonly things?: readonly string[] | undefined;
	/** The rows of the leader that it is about. */
	readonly rows?: readonly LeaderRow[] | undefined;
	/** What a number that decides it was on each side: of the unit, and of the highest. */
	readonly numbers?: { readonly own: number; readonly highest: number } | undefined;
	/** The group it happened in, where a rule is about groups. */
	readonly group?: { readonly id: string; readonly name: string } | undefined;
	/** Ids of the roster's units concerned. */
	readonly units: readonly string[];
}

/** A verdict that is not met: the list is not legal. */
export type Problem = Verdict & { readonly outcome: ProblemCode };

export function isProblem(verdict: Verdict): verdict is Problem {
	return isUnmet(verdict) && !verdict.constraint.advice;
}

/** Something to think about: a rule of a plan that is not met. The list is legal all the same. */
export function isAdvice(verdict: Verdict): verdict is Problem {
	return isUnmet(verdict) && verdict.constraint.advice === true;
}

/** How far what was measured is from the nearest that is allowed. */
export function severityOf({ measured, min = measured, max = measured }: Verdict): number {
	return Math.max(min - measured, measured - max);
}

function isUnmet(verdict: Verdict): verdict is Problem {
	return verdict.outcome !== 'met';
}
