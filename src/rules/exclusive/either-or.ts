import type { ConstraintOf } from '#schema';
import {
	amountFor,
	matches,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '../../engine/base/index.ts';

/** Whether a rule limits a set that both options belong to. */
export function areOfOneSet(
	{ constraints }: ArmyIndex,
	one: IndexedEntry,
	other: IndexedEntry
): boolean {
	return constraints.some(
		(rule) =>
			rule.kind === 'exclusive' && matches(rule.of, one.tags) && matches(rule.of, other.tags)
	);
}

/** Whether this unit may have at most one of these two options. */
export function isEitherOr(
	{ constraints }: ArmyIndex,
	unit: MusteredUnit,
	one: IndexedEntry,
	other: IndexedEntry,
	size: number
): boolean {
	return constraints.some(
		(rule) =>
			rule.kind === 'exclusive' &&
			rule.max !== undefined &&
			(!rule.on || matches(rule.on, unit.tags)) &&
			amountFor(unit, rule.max, size) === 1 &&
			matches(rule.of, one.tags) &&
			matches(rule.of, other.tags)
	);
}

/** The sets of which a unit must have something. */
export function compulsorySets(
	{ constraints }: ArmyIndex,
	{ tags }: MusteredUnit
): readonly ConstraintOf<'exclusive'>[] {
	return constraints.filter(
		(rule): rule is ConstraintOf<'exclusive'> =>
			rule.kind === 'exclusive' && rule.min === 1 && matches(rule.on ?? {}, tags)
	);
}
