import type { Roster } from '#schema';
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
	return told(
		context,
		context.index.constraints.flatMap((constraint) => judge(context, constraint))
	);
}

/**
 * What there is to say about a roster that was another before: the same as of any that is looked up, but rules
 * that the difference cannot touch are not judged again.
 */
export function reportAfter(before: Report, context: CheckContext): Report {
	const changed = changedBetween(before.context, context);
	if (!changed) return reportOf(context);
	const touched = new Set(touchedBy(before.context, context, changed));
	const verdicts: Verdict[] = [];
	let at = 0;
	for (const constraint of context.index.constraints) {
		const start = at;
		while (before.verdicts[at]?.constraint === constraint) at += 1;
		verdicts.push(
			...(touched.has(constraint) ? judge(context, constraint) : before.verdicts.slice(start, at))
		);
	}
	return told(context, verdicts);
}

/** Units that went, came or are not what they were; undefined where more than units and groups differ, or their order. */
function changedBetween(
	before: CheckContext,
	after: CheckContext
): readonly MusteredUnit[] | undefined {
	if (before.index !== after.index || before.size !== after.size) return undefined;
	const [was, is] = [new Set(before.units), new Set(after.units)];
	const stayed = after.units.filter((unit) => was.has(unit));
	const others = before.units.filter((unit) => is.has(unit));
	if (stayed.some((unit, place) => unit !== others[place])) return undefined;
	return [...was].filter((unit) => !is.has(unit)).concat([...is].filter((unit) => !was.has(unit)));
}

function told(context: CheckContext, verdicts: readonly Verdict[]): Report {
	const { index } = context;
	return {
		context,
		points: context.points,
		verdicts,
		problems: verdicts.filter(isProblem),
		advice: verdicts.filter(isAdvice),
		tallies: index.tallies.map((tally) => countTally(tally, context))
	};
}
