import type { Roster } from '#schema';
import { contextOf, type CheckContext } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import { judge } from './judge.ts';
import { muster } from './muster.ts';
import { countTally, type TallyResult } from './tallies.ts';
import { isProblem, type Problem, type Verdict } from './verdict.ts';

/** Everything there is to say about a roster. */
export interface Report {
	readonly context: CheckContext;
	/** Points spent, options included. */
	readonly points: number;
	/** The outcome of every constraint, met or not, in the order of the pack. */
	readonly verdicts: readonly Verdict[];
	/** The verdicts that are not met; none means the roster is legal. */
	readonly problems: readonly Problem[];
	readonly tallies: readonly TallyResult[];
}

/** Judges a roster against its army. Never throws on an illegal roster. */
export function checkRoster(roster: Roster, index: ArmyIndex): Report {
	const context = contextOf(index, roster.size, muster(roster, index));
	const verdicts = index.constraints.flatMap((constraint) => judge(context, constraint));
	return {
		context,
		points: context.points,
		verdicts,
		problems: verdicts.filter(isProblem),
		tallies: index.tallies.map((tally) => countTally(tally, context.units))
	};
}
