import { kindOf } from './kinds.ts';
import type { Problem } from './base/verdict.ts';

/** The severities of all problems with the same key, by key. */
export type Severities = ReadonlyMap<string, readonly number[]>;

/** The identity of a problem across edits: rule, code and subjects. */
export function keyOf(problem: Problem): string {
	const { constraint, outcome } = problem;
	return [constraint.id, outcome, ...kindOf(constraint).problems.whom(problem)].join('\n');
}

/** How far a problem is from being solved. */
export function severityOf(problem: Problem): number {
	return kindOf(problem.constraint).problems.severity(problem);
}

export function severitiesOf(problems: readonly Problem[]): Severities {
	const severities = new Map<string, number[]>();
	for (const problem of problems) {
		const key = keyOf(problem);
		const known = severities.get(key);
		if (known) known.push(severityOf(problem));
		else severities.set(key, [severityOf(problem)]);
	}
	return severities;
}

/** Problems that are new, or worse than before. */
export function worseThan(before: Severities, problems: readonly Problem[]): readonly Problem[] {
	const after = severitiesOf(problems);
	return problems.filter((problem) => {
		const key = keyOf(problem);
		const severity = severityOf(problem);
		const asBad = (severities: readonly number[] = []): number =>
			severities.filter((other) => other >= severity).length;
		return asBad(after.get(key)) > asBad(before.get(key));
	});
}
