import type { Constraint, Roster } from '#schema';
import { rosterContext, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { judgeRule, touchedBy } from './judge.ts';
import { countTally, type TallyResult } from './tallies.ts';
import {
	isAdvice,
	isProblem,
	type Problem,
	type Unmet,
	type Verdict
} from '../../rules/base/verdict.ts';
import type { MusteredUnit } from '../base/mustered.ts';

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
	readonly advice: readonly Unmet[];
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
function reportFrom(
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

/**
 * The same report as `reportOf`, but rules that the changes cannot affect are not checked again.
 * @param last the report on the roster before
 */
export function reportAfter(context: CheckContext, last?: Report): Report {
	const changed = last && changedBetween(last.context, context);
	if (!changed) return reportOf(context);
	const { verdicts } = last;
	const touched = touchedBy(last.context, context, changed);
	// The last verdicts stand in the order of the rules, one or more a rule: `at` walks along them.
	let at = 0;
	return reportFrom(context, (constraint) => {
		const start = at;
		while (verdicts[at]?.constraint === constraint) at += 1;
		return touched.has(constraint) ? judgeRule(context, constraint) : verdicts.slice(start, at);
	});
}

/**
 * Units that were added, removed or changed; undefined if anything besides units and groups differs, or the
 * order.
 */
function changedBetween(
	before: CheckContext,
	after: CheckContext
): readonly MusteredUnit[] | undefined {
	if (before.index !== after.index || before.limit !== after.limit) return undefined;
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
