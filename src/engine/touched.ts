import type { Constraint } from '#schema';
import type { CheckContext } from './check.ts';
import type { MusteredUnit } from './muster.ts';
import { looksAtGroups } from './touching.ts';

/**
 * The constraints whose verdicts may not be what they were.
 * @param changed units that went, came, or are not what they were
 */
export function touchedBy(
	before: CheckContext,
	after: CheckContext,
	changed: readonly MusteredUnit[]
): ReadonlySet<Constraint> | readonly Constraint[] {
	const { index, size, groups } = before;
	const touched = new Set<Constraint>();
	for (const { unit } of changed) {
		for (const id of [unit.entry, ...(unit.options ?? [])]) {
			const touching = index.touching.get(id);
			// A rule of an event may name what this army does not have.
			if (!touching) return index.constraints;
			for (const constraint of touching) touched.add(constraint);
		}
	}
	const isRegrouped =
		after.groups !== groups || changed.some(({ unit }) => unit.group !== undefined);
	for (const constraint of index.constraints) {
		if (constraint.kind === 'points-limit') touched.add(constraint);
		else if (after.size !== size && hangsOnSize(constraint)) touched.add(constraint);
		else if (isRegrouped && looksAtGroups(constraint)) touched.add(constraint);
	}
	return touched;
}

function hangsOnSize({ kind }: Constraint): boolean {
	return kind === 'count' || kind === 'share' || kind === 'agreed-size';
}
