import type { Amount, Constraint } from '#schema';
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
		else if (after.size !== size && goesBySize(constraint)) touched.add(constraint);
		else if (isRegrouped && looksAtGroups(constraint)) touched.add(constraint);
	}
	return touched;
}

/** Whether its limits are by the agreed size: a table, a share, for each band, or that size itself. */
function goesBySize(constraint: Constraint): boolean {
	switch (constraint.kind) {
		case 'agreed-size':
			return true;
		case 'share':
			return typeof constraint.min === 'number' || typeof constraint.max === 'number';
		case 'count':
			return constraint.per === 'band' || isTable(constraint.min) || isTable(constraint.max);
		case 'exclusive':
			return isTable(constraint.min) || isTable(constraint.max);
		case 'unique':
		case 'budget':
			return isTable(constraint.max);
		default:
			return false;
	}
}

function isTable(amount: Amount | undefined): boolean {
	return typeof amount === 'object' && 'table' in amount;
}
