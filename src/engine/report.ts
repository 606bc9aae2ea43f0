import type { Constraint, Roster } from '#schema';
import { rosterContext, type CheckContext } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import { judge } from './judge.ts';
import { countTally, type TallyResult } from './tallies.ts';
import type { MusteredUnit } from './muster.ts';
import { touchedBy } from './touched.ts';
import { isAdvice, isProblem, type Problem, type Verdict } from './verdict.ts';

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

/**
 * What there is to say about a roster that was another before: the same as of any that is looked up, but rules
 * that the difference cannot touch are not judged again.
 */
export function reportAfter({ context: before, verdicts }: Report, context: CheckContext): Report {
	const changed = changedBetween(before, context);
	if (!changed) return reportOf(context);
	const touched = new Set(touchedBy(before, context, changed));
	let at = 0;
	return told(context, (constraint) => {
		const start = at;
		while (verdicts[at]?.constraint === constraint) at += 1;
		return touched.has(constraint) ? judge(context, constraint) : verdicts.slice(start, at);
	});
}

/** Units that went, came or are not what they were; undefined where more than units and groups differ, or their order. */
function changedBetween(
	before: CheckContext,
	after: CheckContext
): readonly MusteredUnit[] | undefined {
	if (before.index !== after.index || before.size !== after.size) return undefined;
	const was = new Set(before.units);
	const is = new Set(after.units);
	const stayed = before.units.filter((unit) => is.has(unit));
	if (after.units.filter((unit) => was.has(unit)).some((unit, at) => unit !== stayed[at]))
		return undefined;
	return [
		...before.units.filter((unit) => !is.has(unit)),
		...after.units.filter((unit) => !was.has(unit))
	];
}

function told(
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
