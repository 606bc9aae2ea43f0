import type { Constraint, ConstraintKind } from '#schema';
import { agreedSize } from './agreed-size/check.ts';
import { budget } from './budget/check.ts';
import { carries } from './carries/check.ts';
import { count } from './count/check.ts';
import { exclusive } from './exclusive/check.ts';
import { group } from './group/check.ts';
import { groups } from './groups/check.ts';
import type { Kind, Stops } from './base/kind.ts';
import { led } from './led/check.ts';
import { outside } from './outside/check.ts';
import { pointsLimit } from './points-limit/check.ts';
import { rank } from './rank/check.ts';
import { requires } from './requires/check.ts';
import { share } from './share/check.ts';
import { standing } from './standing/check.ts';
import { unique } from './unique/check.ts';
import type { Unmet } from './base/verdict.ts';

/** Every kind of rule. A missing kind does not compile. */
const implementations = {
	'points-limit': pointsLimit,
	'agreed-size': agreedSize,
	count,
	share,
	unique,
	carries,
	exclusive,
	budget,
	requires,
	group,
	groups,
	led,
	outside,
	rank,
	standing
} satisfies { readonly [K in ConstraintKind]: Kind<K> };

/** The implementation of a rule's kind. */
export function implementationOf({ kind }: Constraint): Kind<ConstraintKind> {
	return implementations[kind];
}

/** The kind of group that a rule is about, or that it counts in one by one. */
export function groupKindIdOf(rule: Constraint): string | undefined {
	const scope = implementationOf(rule).scope(rule);
	return typeof scope === 'object' ? scope.group : undefined;
}

/** What a problem stops. */
export function stoppedBy(problem: Unmet): Stops {
	return implementationOf(problem.constraint).problems.stops(problem);
}

/** The severities of all problems with the same key, by key. */
export type Severities = ReadonlyMap<string, readonly number[]>;

/** The identity of a problem across edits: rule, outcome and subjects. */
export function problemKey(problem: Unmet): string {
	const { constraint, outcome } = problem;
	return [constraint.id, outcome, ...implementationOf(constraint).problems.whom(problem)].join(
		'\n'
	);
}

/** How far a problem is from being solved. */
export function severityOf(problem: Unmet): number {
	return implementationOf(problem.constraint).problems.severity(problem);
}

export function severitiesOf(problems: readonly Unmet[]): Severities {
	const severities = new Map<string, number[]>();
	for (const problem of problems) {
		const key = problemKey(problem);
		const known = severities.get(key);
		if (known) known.push(severityOf(problem));
		else severities.set(key, [severityOf(problem)]);
	}
	return severities;
}

/** Problems that are new, or worse than before. */
export function worseThan(before: Severities, problems: readonly Unmet[]): readonly Unmet[] {
	const after = severitiesOf(problems);
	return problems.filter((problem) => {
		const key = problemKey(problem);
		const severity = severityOf(problem);
		const asBad = (severities: readonly number[] = []): number =>
			severities.filter((other) => other >= severity).length;
		return asBad(after.get(key)) > asBad(before.get(key));
	});
}
