import { byKey, without } from '../base/by-key.ts';
import type { Report } from '../judge/report.ts';
import { isIdle, rangeOf } from '../../rules/late/about.ts';
import { severityOf } from '../../rules/same-problem.ts';
import { isUnmet, type Verdict } from '../../rules/base/verdict.ts';

/** A rule whose verdicts on a roster differ, before and after. */
export interface ChangedRule {
	readonly id: string;
	readonly before: readonly Verdict[];
	readonly after: readonly Verdict[];
}

/** The rules whose verdicts differ between two reports, in the order of the pack. */
export function changedRules(before: Report, after: Report): readonly ChangedRule[] {
	const ruleOf = ({ constraint }: Verdict): string => constraint.id;
	const [olds, news] = [byKey(before.verdicts, ruleOf), byKey(after.verdicts, ruleOf)];
	return [...new Set([...olds.keys(), ...news.keys()])].flatMap((id) => {
		const [old = [], now = []] = [olds.get(id), news.get(id)];
		const rule = { id, before: applicable(old, now), after: applicable(now, old) };
		return isOfInterest(rule) ? [rule] : [];
	});
}

/** Applicable verdicts that only the first report has. */
function applicable(here: readonly Verdict[], there: readonly Verdict[]): readonly Verdict[] {
	return without(here, there, signatureOf).filter((verdict) => !isIdle(verdict));
}

/** The identity of a verdict: outcome, limits, and distance from them. */
function signatureOf(verdict: Verdict): string {
	const { outcome, units } = verdict;
	const { min, max } = rangeOf(verdict) ?? {};
	const found = isUnmet(verdict) ? [severityOf(verdict), units] : [];
	return JSON.stringify([outcome, min, max, ...found]);
}

/** A new or removed rule only matters if it is not met. */
function isOfInterest({ before, after }: ChangedRule): boolean {
	if ([...before, ...after].some(isUnmet)) return true;
	return before.length > 0 && after.length > 0;
}
