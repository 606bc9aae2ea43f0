import {
	checkRoster,
	matches,
	musterUnit,
	isIdle,
	rangeOf,
	type ArmyIndex,
	type Verdict
} from '#engine';
import type { Constraint, Roster, RosterGroup, RosterUnit, Scope, Selector } from '#schema';
import { aRoster, aUnit } from '../builders.ts';
import { findUnit } from './candidates.ts';

/** A roster that a constraint is tried on. */
export interface Trial {
	readonly size?: number;
	readonly units: readonly RosterUnit[];
	readonly groups?: readonly RosterGroup[];
}

/** One that meets the constraint and has something it speaks of, if there can be one; one that breaks it. */
export interface Trials {
	readonly met: Trial | undefined;
	readonly broken: Trial | undefined;
}

export const noTrials: Trials = { met: undefined, broken: undefined };

/** At 1000 points limits are those of one band, as printed. */
function rosterOf({ size = 1000, units, groups }: Trial): Roster {
	return aRoster({ size, units, ...(groups && { groups }) });
}

/** The verdicts of one constraint on a trial; the others are not asked. */
export function verdictsOf(
	index: ArmyIndex,
	constraint: Constraint,
	trial: Trial
): readonly Verdict[] {
	return checkRoster(rosterOf(trial), { ...index, constraints: [constraint] }).verdicts;
}

/** Whether a verdict shows the rule kept: by something it is about, or by nothing, where it forbids all of it. */
export function isShownMet(verdict: Verdict): boolean {
	if (verdict.outcome === 'lifted') return true;
	return verdict.outcome === 'met' && (!isIdle(verdict) || rangeOf(verdict)?.max === 0);
}

/** A unit of the kind meant, or the first unit of the army with the option meant. */
export function bearing(index: ArmyIndex, of: Selector): RosterUnit | undefined {
	const meant = [...index.units, ...index.options, ...index.choices].find(({ tags }) =>
		matches(of, tags)
	);
	if (!meant) return undefined;
	const { id } = meant.entry;
	return meant.type.role === 'option' ? { ...first(index), options: [id] } : aUnit(id);
}

/** The same, or a unit that options make one of the kind meant. */
export function bearingOrMade(index: ArmyIndex, of: Selector): RosterUnit | undefined {
	return bearing(index, of) ?? findUnit(index, [of], ({ tags }) => matches(of, tags))?.unit;
}

export function first(index: ArmyIndex): RosterUnit {
	return aUnit(index.units[0]?.entry.id ?? 'no');
}

export function copies(unit: RosterUnit | undefined, count: number): readonly RosterUnit[] {
	return unit ? apart(Array.from({ length: count }, () => unit)) : [];
}

/** The same units, each with an id of its own. */
export function apart(units: readonly RosterUnit[]): readonly RosterUnit[] {
	return units.map((unit, at) => ({ ...unit, id: `u${at}` }));
}

/** These units together in one group of the kind. */
export function together(kind: string, units: readonly RosterUnit[]): Trial {
	return {
		units: apart(units).map((unit) => ({ ...unit, group: 'g1' })),
		groups: [{ id: 'g1', kind }]
	};
}

/** A unit with more options than it has. */
export function withOptions(unit: RosterUnit, ...options: readonly string[]): RosterUnit {
	return { ...unit, options: [...(unit.options ?? []), ...options] };
}

export function unitPoints(index: ArmyIndex, unit: RosterUnit): number {
	return musterUnit(unit, index).points;
}

/** These units in the scope that a rule looks at: one group, or the army. */
export function among(scope: Scope, units: readonly RosterUnit[]): Trial {
	return typeof scope === 'string' ? { units } : together(scope.group, units);
}
