import type { Constraint, RosterUnit } from '#schema';
import { implementationOf, severitiesOf, worseThan } from '../../rules/kinds.ts';
import { type Verdict, isProblem, type Problem } from '../../rules/base/verdict.ts';
import { select, type CheckContext, type ArmyIndex, type MusteredUnit } from '../base/index.ts';

/** Checks one constraint. */
export function judgeRule(context: CheckContext, constraint: Constraint): readonly Verdict[] {
	if (isLifted(context, constraint)) return [{ constraint, outcome: 'lifted', units: [] }];
	return implementationOf(constraint).check(context, constraint);
}

/** Whether a rule is suspended by something in the army, or by what it lacks. */
function isLifted({ things }: CheckContext, { unless, while: only }: Constraint): boolean {
	if (unless !== undefined && select(things, unless).length > 0) return true;
	return only !== undefined && select(things, only).length === 0;
}

/**
 * The rules whose verdicts may have changed.
 * @param changed units that were added, removed or changed
 */
export function touchedBy(
	before: CheckContext,
	after: CheckContext,
	changed: readonly MusteredUnit[]
): ReadonlySet<Constraint> {
	const { touching } = before.index;
	const touched = new Set(touching.by('points'));
	const units = changed.map(({ unit }) => unit);
	for (const rule of rulesTouchedBy(before.index, ...units)) touched.add(rule);
	if (after.limit !== before.limit) for (const rule of touching.by('limit')) touched.add(rule);
	if (after.groups !== before.groups) for (const rule of touching.by('groups')) touched.add(rule);
	return touched;
}

/** The rules whose verdict may depend on these units or their options. */
export function rulesTouchedBy(
	{ touching, constraints }: ArmyIndex,
	...units: readonly RosterUnit[]
): Iterable<Constraint> {
	const rules = new Set<Constraint>();
	for (const { entry, options = [], group } of units) {
		for (const id of [entry, ...options]) {
			const rulesOfThing = touching.get(id);
			// Any rule may be about an id that the army does not know: an event's rule may name it.
			if (!rulesOfThing) return constraints;
			for (const rule of rulesOfThing) rules.add(rule);
		}
		if (group !== undefined) for (const rule of touching.by('groups')) rules.add(rule);
	}
	return rules;
}

/** Problems of these rules that an edit causes or makes worse. */
export function problemsCausedBy(
	before: CheckContext,
	after: CheckContext,
	rules: Iterable<Constraint>
): readonly Problem[] {
	const found: Problem[] = [];
	for (const rule of rules) {
		if (rule.advice) continue;
		const made = judgeRule(after, rule).filter(isProblem);
		if (made.length === 0) continue;
		found.push(...worseThan(severitiesOf(judgeRule(before, rule).filter(isProblem)), made));
	}
	return found;
}
