import { severityOf, type Problem } from '../verdict.ts';

/** For each thing that is wrong, by its key, how badly: the worst first. */
export type Ledger = ReadonlyMap<string, readonly number[]>;

/** What makes a problem before an edit and one after it the same: rule, fault, and whom it is about. */
export function keyOf({ constraint, outcome, subject, bearer, group, units }: Problem): string {
	// A group may be called by its number, which another group's going changes.
	const about = group ? group.id : subject;
	const unit = bearer === undefined ? '' : units[0];
	return [constraint.id, outcome, about, unit].join('\n');
}

export function ledgerOf(problems: readonly Problem[]): Ledger {
	const ledger = new Map<string, number[]>();
	for (const problem of problems) {
		const key = keyOf(problem);
		const known = ledger.get(key);
		if (known) known.push(severityOf(problem));
		else ledger.set(key, [severityOf(problem)]);
	}
	for (const severities of ledger.values()) severities.sort((one, other) => other - one);
	return ledger;
}

/** Whether anything is wrong that was not, or is more wrong than it was. */
export function isWorse(before: Ledger, after: Ledger): boolean {
	for (const [key, severities] of after) {
		const old = before.get(key) ?? [];
		if (severities.some((severity, at) => severity > (old[at] ?? 0))) return true;
	}
	return false;
}

/** Whether a problem is not there any more, however small; of several that are alike, one. */
export function isGone(problem: Problem, before: Ledger, after: Ledger): boolean {
	const key = keyOf(problem);
	return (after.get(key)?.length ?? 0) < (before.get(key)?.length ?? 0);
}
