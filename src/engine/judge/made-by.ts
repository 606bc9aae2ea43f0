import type { Constraint, RosterUnit } from '#schema';
import { severitiesOf, worseThan } from '../../rules/same-problem.ts';
import { isProblem, type Problem } from '../../rules/base/verdict.ts';
import type { ArmyIndex, CheckContext } from '../base/index.ts';
import { judge } from './judge.ts';

/** The rules whose verdict may depend on this unit or its options. */
export function rulesTouchedBy(
	{ touching, constraints }: ArmyIndex,
	{ entry, options = [], group }: RosterUnit
): Iterable<Constraint> {
	const rules = new Set<Constraint>();
	for (const id of [entry, ...options]) {
		const own = touching.get(id);
		// An event's rule may name something that this army does not have.
		if (!own) return constraints;
		for (const rule of own) rules.add(rule);
	}
	if (group !== undefined) for (const rule of touching.by('groups')) rules.add(rule);
	return rules;
}

/** Problems of these rules that an edit causes or makes worse. */
export function madeBy(
	before: CheckContext,
	after: CheckContext,
	rules: Iterable<Constraint>
): readonly Problem[] {
	const found: Problem[] = [];
	for (const rule of rules) {
		if (rule.advice) continue;
		const made = judge(after, rule).filter(isProblem);
		if (made.length === 0) continue;
		found.push(...worseThan(severitiesOf(judge(before, rule).filter(isProblem)), made));
	}
	return found;
}
