import type { Constraint, Roster } from '#schema';
import { rosterContext, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { judge } from './judge.ts';
import { countTally, type TallyResult } from './tallies.ts';
import { isAdvice, isProblem, type Problem, type Verdict } from '../../rules/verdict.ts';

/** Everything there is to say about a roster. */
export interface Report {
	readonly context: CheckContext;
	/** Points spent, options included. */
	readonly points: number;
	/** The outcome of every constraint, met or not, in the order of the pack. */
	readonly verdicts: readonly Verdict[];
	/** The verdicts that are not met; none means the roster is legal. */
	readonly problems: readonly Problem[];
	/** Rules of a plan (brigades) that are not met; they make no list illegal. */
	readonly advice: readonly Problem[];
	readonly tallies: readonly TallyResult[];
}

/** Judges a roster against its army. Never throws on an illegal roster. */
export function checkRoster(roster: Roster, index: ArmyIndex): Report {
	return reportOf(rosterContext(roster, index));
}

/** What there is to say about a roster that is looked up. */
export function reportOf(context: CheckContext): Report {
	return told(context, (constraint) => judge(context, constraint));
}

/** What there is to say about a roster that is looked up, from the verdicts of each constraint. */
export function told(
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
