import type { Constraint, Selector } from '#schema';
import {
	amountFor,
	matches,
	pointsGiven,
	type ArmyIndex,
	type MusteredUnit
} from '../engine/base/index.ts';
import { givenOf, hasBudget } from './budget/check.ts';
import { countTaken } from './exclusive/check.ts';

/** How much of a set of options a unit has, needs, and may have. */
export interface OptionRoom {
	/** What they are, where no heading says it. */
	readonly label: string | undefined;
	readonly of: Selector;
	readonly taken: number;
	readonly min: number;
	readonly max: number | undefined;
	/** Whether they are points, not items. */
	readonly isOfPoints?: boolean;
	/** Whether its limit depends on a number of the unit or on the points limit, so that all count together. */
	readonly isOfAll: boolean;
}

/** How many options a unit has, needs and may have, by each rule on a set of them. */
export function optionRooms(
	{ constraints }: ArmyIndex,
	unit: MusteredUnit,
	size: number
): readonly OptionRoom[] {
	return constraints.flatMap((rule) => roomOf(rule, unit, size) ?? []);
}

function roomOf(rule: Constraint, unit: MusteredUnit, size: number): OptionRoom | undefined {
	if (rule.kind !== 'exclusive' && rule.kind !== 'budget') return undefined;
	const { of, on, label, max } = rule;
	if (on && !matches(on, unit.tags)) return undefined;
	const most = max === undefined ? undefined : amountFor(unit, max, size);
	if (rule.kind === 'budget') {
		if (!hasBudget(rule, unit)) return undefined;
		const taken = pointsGiven(unit, givenOf(rule, unit));
		return { label, of, taken, min: 0, max: most, isOfPoints: true, isOfAll: true };
	}
	const min = amountFor(unit, rule.min ?? 0, size) ?? 0;
	const isOfAll = typeof max === 'object';
	return { label, of, taken: countTaken(rule, unit), min, max: most, isOfAll };
}
