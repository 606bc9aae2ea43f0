import type { Constraint, Roster } from '#schema';
import { rosterContext, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { judgeRule } from './judge.ts';
import { countTally, type TallyResult } from './tallies.ts';
import { isAdvice, isProblem, type Problem, type Verdict } from '../../rules/base/verdict.ts';

/** The verdict on a roster, in full. */
export interface Report {
	readonly context: CheckContext;
	/** Points spent, options included. */
	readonly points: number;
	/** The verdict on every constraint, met or not, in the order of the pack. */
	readonly verdicts: readonly Verdict[];
	/** The verdicts that are not met, advice apart; if there are none, no rule is broken. */
	readonly problems: readonly Problem[];
	/** Unmet advice; the list is legal all the same. */
	readonly advice: readonly Problem[];
	readonly tallies: readonly TallyResult[];
}

/** Checks a roster against its army. Never throws on an illegal roster. */
export function checkRoster(roster: Roster, index: ArmyIndex): Report {
	return reportOf(rosterContext(roster, index));
}

/** The report on a roster that has been looked up. */
export function reportOf(context: CheckContext): Report {
	return reportFrom(context, (constraint) => judgeRule(context, constraint));
}

/** The report made from the verdicts on each constraint. */
export function reportFrom(
	context: CheckContext,
	verdictsOf: (constraint: Constraint) => readonly Verdict[]
): Report {
	const { index, points } = context;
	const verdicts = index.constraints.flatMap(verdictsOf);
	return {
		context,
		points,
		verdicts,
		problems: verdicts.filter(isProblem),
		advice: verdicts.filter(isAdvice),
		tallies: index.tallies.map((tally) => countTally(tally, context))
	};
}
