import type { Roster, RosterGroup } from '#schema';
import { arrange, type MusteredGroup } from './groups.ts';
import type { ArmyIndex, IndexedEntry } from './army-index.ts';
import { muster } from './muster.ts';
import type { MusteredUnit } from './mustered.ts';
import { surchargesOf, type Surcharged } from './price.ts';

/** Anything a selector can match: a unit, an option of a unit, or a unit inside another. */
export interface Thing {
	readonly indexed: IndexedEntry;
	readonly tags: ReadonlySet<string>;
	readonly as: 'unit' | 'held' | 'option';
	/** The unit itself, or the unit that has it. */
	readonly bearer: MusteredUnit;
}

/** What the checks work on. */
export interface CheckContext {
	readonly index: ArmyIndex;
	/** The points limit. */
	readonly limit: number;
	readonly units: readonly MusteredUnit[];
	readonly groups: readonly RosterGroup[];
	/** The groups with their units. */
	readonly arranged: readonly MusteredGroup[];
	/** Every known unit and option of the roster. */
	readonly things: readonly Thing[];
	/** The units with each option, by option id. */
	readonly bearers: ReadonlyMap<string, Bearers>;
	/** Costs of units taken together, in addition to their prices. */
	readonly surcharged: readonly Surcharged[];
	/** Points spent, costs of units taken together included. */
	readonly points: number;
}

/** An option in the roster, with the units that have it, each once. */
export interface Bearers {
	readonly indexed: IndexedEntry | undefined;
	readonly units: readonly MusteredUnit[];
}

/** One shared object for rosters without groups, so that they count as unchanged. */
export const noGroups: readonly RosterGroup[] = [];

export function contextOf(
	index: ArmyIndex,
	limit: number,
	units: readonly MusteredUnit[],
	groups = noGroups
): CheckContext {
	const arranged = arrange(index, groups, units);
	const bearers = bearersOf(units);
	const things: Thing[] = [];
	for (const unit of units) addThings(things, unit);
	const points = units.reduce((sum, unit) => sum + unit.points, 0);
	return totalled({ index, limit, units, groups, arranged, things, bearers }, points);
}

/** The context with its total and the costs of units taken together. */
export function totalled(
	context: Omit<CheckContext, 'points' | 'surcharged'>,
	unitPoints: number
): CheckContext {
	const { index, units, arranged } = context;
	const surcharged = surchargesOf(index, units, arranged);
	return { ...context, surcharged, points: unitPoints + pointsTogether(surcharged) };
}

/** The sum of the units' own points. */
export function unitPointsOf({ points, surcharged }: CheckContext): number {
	return points - pointsTogether(surcharged);
}

function pointsTogether(surcharged: readonly Surcharged[]): number {
	return surcharged.reduce((sum, { points }) => sum + points, 0);
}

/** Units by option. A look here settles rules about an option that nobody has, as most are. */
export function bearersOf(units: readonly MusteredUnit[]): CheckContext['bearers'] {
	const known = new Map<string, { indexed: IndexedEntry | undefined; units: MusteredUnit[] }>();
	for (const unit of units) {
		for (const { id, indexed } of unit.options) {
			const bearers = known.get(id);
			if (!bearers) known.set(id, { indexed, units: [unit] });
			else if (bearers.units.at(-1) !== unit) bearers.units.push(unit);
		}
	}
	return known;
}

/** The context of a roster. Never throws, whatever the roster contains. */
export function rosterContext(roster: Roster, index: ArmyIndex): CheckContext {
	return contextOf(index, roster.size, muster(roster, index), roster.groups);
}

/** The context with one more unit. */
export function withUnit(context: CheckContext, unit: MusteredUnit): CheckContext {
	const { index, limit, groups } = context;
	const units = [...context.units, unit];
	const next = {
		index,
		limit,
		groups,
		units,
		arranged: arrange(index, groups, units),
		things: [...context.things, ...thingsOf(unit)],
		bearers: unit.options.length === 0 ? context.bearers : bearersOf(units)
	};
	return totalled(next, unitPointsOf(context) + unit.points);
}

/** A unit, the units inside it, and its options. */
export function thingsOf(bearer: MusteredUnit): readonly Thing[] {
	const things: Thing[] = [];
	addThings(things, bearer);
	return things;
}

function addThings(things: Thing[], bearer: MusteredUnit): void {
	if (bearer.indexed)
		things.push({ indexed: bearer.indexed, tags: bearer.tags, as: 'unit', bearer });
	for (const indexed of bearer.indexed?.held ?? [])
		things.push({ indexed, tags: indexed.tags, as: 'held', bearer });
	for (const { indexed } of bearer.options) {
		if (indexed) things.push({ indexed, tags: indexed.tags, as: 'option', bearer });
	}
}
