import { checkRoster, matches, type ArmyIndex, type Verdict } from '#engine';
import type { Constraint, Roster, RosterGroup, RosterUnit, Selector } from '#schema';
import { aRoster, aUnit } from '../builders.ts';

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

/** The verdicts of one constraint on a trial. */
export function verdictsOf(index: ArmyIndex, { id }: Constraint, trial: Trial): readonly Verdict[] {
	return checkRoster(rosterOf(trial), index).verdicts.filter((v) => v.constraint.id === id);
}

/** A unit of the kind meant, or the first unit of the army with the option meant. */
export function bearing(index: ArmyIndex, of: Selector): RosterUnit | undefined {
	const meant = [...index.units, ...index.options].find(({ tags }) => matches(of, tags));
	if (!meant) return undefined;
	const { id } = meant.entry;
	return meant.isUnit ? aUnit(id) : { ...first(index), options: [id] };
}

/** Each unit of the army, without options and with each option that makes it something else. */
export function everyUnit(index: ArmyIndex): readonly RosterUnit[] {
	const makers = index.options.filter(({ entry }) => entry.grants !== undefined);
	return index.units.flatMap(({ entry: { id } }) => [
		aUnit(id),
		...makers.map(({ entry }) => aUnit(id, { options: [entry.id] }))
	]);
}

export function first(index: ArmyIndex): RosterUnit {
	return aUnit(index.units[0]?.entry.id ?? 'no');
}

export function copies(unit: RosterUnit | undefined, count: number): readonly RosterUnit[] {
	return unit ? apart(Array.from({ length: count }, () => unit)) : [];
}

/** The same units, each with an id of its own. */
function apart(units: readonly RosterUnit[]): readonly RosterUnit[] {
	return units.map((unit, at) => ({ ...unit, id: `u${at}` }));
}

/** These units together in one group of the kind. */
export function together(kind: string, units: readonly RosterUnit[]): Trial {
	return {
		units: apart(units).map((unit) => ({ ...unit, group: 'g1' })),
		groups: [{ id: 'g1', kind }]
	};
}

export function tagsOf(index: ArmyIndex, { entry, options = [] }: RosterUnit): ReadonlySet<string> {
	const granted = options.flatMap((id) => index.entries.get(id)?.entry.grants ?? []);
	return new Set([...(index.entries.get(entry)?.tags ?? []), ...granted]);
}
