import { kindOf } from './kinds.ts';
import type { Problem } from './verdict.ts';

/** For each problem, by its key, how bad it is, every time it occurs. */
export type Severities = ReadonlyMap<string, readonly number[]>;

/** The identity of a problem across an edit: rule, code, and units concerned. */
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

/** Those of these problems of which there are more, as bad or worse, than there were. */
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
