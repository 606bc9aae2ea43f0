import type { LeaderRow, Problem, Verdict } from '#engine';
import { problems } from './en/problems.ts';
import { tablesText } from './table-text.ts';

/** What is wrong and the way out, in a sentence or two. */
export function problemText(problem: Problem): string {
	return capital(problems.messages[problem.outcome](problem));
}

/** The same words at the head of a sentence. */
export function capital(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** How the allowed range came about, or undefined where it is printed as it is. */
export function arithmetic(verdict: Verdict): string | undefined {
	const { constraint, multiplier, growth } = verdict;
	const tables = tablesText(verdict);
	if (tables !== undefined) return tables;
	if (growth) {
		return isElsewhere(verdict) ? undefined : problems.upTo(problems.growth(growth), verdict.max);
	}
	if (multiplier) return problems.multiplied(multiplier);
	const isOfArmy = constraint.kind === 'count' && (constraint.scope ?? 'army') === 'army';
	return isOfArmy && verdict.size !== 0 ? problems.anySize : undefined;
}

/** Whether a rule on groups is about none: the sentence has all there is to say. */
function isElsewhere({ constraint, group }: Verdict): boolean {
	const isOfGroups =
		'group' in constraint || ('scope' in constraint && typeof constraint.scope === 'object');
	return isOfGroups && !group;
}

/** Whom a leader may have, as his profile prints it. */
export function rowText(row: LeaderRow): string {
	return problems.row(row);
}
