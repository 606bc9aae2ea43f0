import type { Constraint, RosterUnit } from '#schema';
import type { CheckContext } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import { judge } from './judge.ts';
import { looksAtGroups } from './touching.ts';
import { isProblem, severityOf, type Problem, type ProblemCode } from './verdict.ts';

// Plain lists: a set made at the start is a side effect, which would keep the whole engine in the first load.

/** What a player mends by going on: by adding more, or by trimming later. */
export const passing: readonly ProblemCode[] = [
	'points-limit/over',
	'count/too-few',
	'exclusive/too-few',
	'share/too-little'
];

/** The rules whose verdict may be another with this unit, or with what it has. */
export function rulesTouchedBy(
	{ touching, constraints }: ArmyIndex,
	{ entry, options = [], group }: RosterUnit
): Iterable<Constraint> {
	const rules = new Set<Constraint>();
	for (const id of [entry, ...options]) {
		const own = touching.get(id);
		// A rule of an event may name what this army does not have.
		if (!own) return constraints;
		for (const rule of own) rules.add(rule);
	}
	if (group === undefined) return rules;
	for (const rule of constraints) if (looksAtGroups(rule)) rules.add(rule);
	return rules;
}

/** Problems by these rules that are there after an edit and were not before, or are worse than before. */
export function madeBy(
	before: CheckContext,
	after: CheckContext,
	rules: Iterable<Constraint>
): readonly Problem[] {
	const found: Problem[] = [];
	for (const rule of rules) {
		if (rule.advice) continue;
		const made = judge(after, rule).filter(isProblem);
		if (made.length > 0) found.push(...worse(judge(before, rule).filter(isProblem), made));
	}
	return found;
}

/** Problems of one rule of which there are more, as bad or worse, than there were. */
function worse(old: readonly Problem[], made: readonly Problem[]): readonly Problem[] {
	const had = new Map<string, number[]>();
	for (const problem of old) note(had, problem);
	const have = new Map<string, number[]>();
	return made.filter((problem) => {
		const severity = severityOf(problem);
		const asBad = (severities: readonly number[] = []): number =>
			severities.filter((other) => other >= severity).length;
		return asBad(note(have, problem)) > asBad(had.get(keyOf(problem)));
	});
}

function note(known: Map<string, number[]>, problem: Problem): readonly number[] {
	const key = keyOf(problem);
	const severities = known.get(key) ?? [];
	severities.push(severityOf(problem));
	known.set(key, severities);
	return severities;
}

/** What a problem is about, and where; one with a whole group is the same whoever joins or leaves. */
function keyOf({ outcome, subject, bearer, group, units }: Problem): string {
	const isOfGroup = group !== undefined && bearer === undefined;
	return [outcome, group?.id, ...(isOfGroup ? [] : [subject, ...units])].join('\n');
}
