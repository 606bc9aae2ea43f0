import type { Constraint, Selector } from '#schema';
import {
	amountFor,
	matches,
	pointsOfOptions,
	type ArmyIndex,
	type MusteredUnit
} from '../../engine/base/index.ts';
import { paidOptions, hasBudget } from '../budget/check.ts';
import { countChosen } from '../exclusive/check.ts';
import { isOfKind, type Verdict } from '../base/verdict.ts';

// How much more the rules leave room for. Loaded later than `kinds.ts`.

/** How many options of a set a unit has, needs and may have. */
export interface OptionRoom {
	/** The name of the set, if no heading says it. */
	readonly label: string | undefined;
	readonly of: Selector;
	readonly chosen: number;
	readonly min: number;
	readonly max: number | undefined;
	/** Whether points are limited rather than the number of options. */
	readonly isOfPoints?: boolean;
	/**
	 * Whether it is one limit over all options together: every budget, and a number that depends on the unit or on the
	 * points limit.
	 */
	readonly isOfAll: boolean;
}

/** For each rule on a set of options, how many a unit has, needs and may have. */
export function optionRooms(
	{ constraints }: ArmyIndex,
	unit: MusteredUnit,
	limit: number
): readonly OptionRoom[] {
	return constraints.flatMap((rule) => roomOf(rule, unit, limit) ?? []);
}

function roomOf(rule: Constraint, unit: MusteredUnit, limit: number): OptionRoom | undefined {
	if (rule.kind !== 'exclusive' && rule.kind !== 'budget') return undefined;
	const { of, on, label, max } = rule;
	if (on && !matches(on, unit.tags)) return undefined;
	const most = max === undefined ? undefined : amountFor(unit, max, limit);
	if (rule.kind === 'budget') {
		if (!hasBudget(rule, unit)) return undefined;
		const chosen = pointsOfOptions(unit, paidOptions(rule, unit));
		return { label, of, chosen, min: 0, max: most, isOfPoints: true, isOfAll: true };
	}
	const min = amountFor(unit, rule.min ?? 0, limit) ?? 0;
	const isOfAll = typeof max === 'object';
	return { label, of, chosen: countChosen(rule, unit), min, max: most, isOfAll };
}

/** The highest minimum of the rules on all of these, each given by its tags; zero if there is none. */
export function minimumOn(
	verdicts: readonly Verdict[],
	all: readonly ReadonlySet<string>[]
): number {
	const minima = verdicts.flatMap((verdict) =>
		isOfKind(verdict, 'count') && all.every((tags) => matches(verdict.constraint.of, tags))
			? [verdict.min ?? 0]
			: []
	);
	return Math.max(0, ...minima);
}

/** The maximum of each rule for something with these tags, rules on planned groups included. */
export function maximaOn(
	verdicts: readonly Verdict[],
	tags: ReadonlySet<string>
): readonly number[] {
	return verdicts.flatMap((verdict) =>
		isOfKind(verdict, 'count') && verdict.max !== undefined && matches(verdict.constraint.of, tags)
			? [verdict.max]
			: []
	);
}
