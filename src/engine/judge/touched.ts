import type { Constraint } from '#schema';
import type { CheckContext, MusteredUnit } from '../base/index.ts';

/**
 * The constraints whose verdicts may have changed.
 * @param changed units that were added, removed or changed
 */
export function touchedBy(
	before: CheckContext,
	after: CheckContext,
	changed: readonly MusteredUnit[]
): ReadonlySet<Constraint> | readonly Constraint[] {
	const { constraints, touching } = before.index;
	const touched = new Set(touching.by('points'));
	for (const { unit } of changed) {
		for (const id of [unit.entry, ...(unit.options ?? [])]) {
			const own = touching.get(id);
			// An event's rule may name something that this army does not have.
			if (!own) return constraints;
			for (const constraint of own) touched.add(constraint);
		}
	}
	if (after.size !== before.size) for (const rule of touching.by('size')) touched.add(rule);
	if (after.groups !== before.groups || changed.some(({ unit }) => unit.group !== undefined))
		for (const rule of touching.by('groups')) touched.add(rule);
	return touched;
}
