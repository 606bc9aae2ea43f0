import type { EventPack, Roster, RosterUnit } from '#schema';
import {
	variableModels,
	musterGroups,
	rosterContext,
	type ArmyIndex,
	type MusteredUnit
} from '#engine';

/** To be changed whenever a canonical text changes. Links hold codes of the first, sheets have those of the second. */
const forms = { underEvent: 'muster-list-1', alone: 'muster-list-2' } as const;

/** How an older canonical text was made. */
export interface Made {
	/** The date of the data. */
	readonly revision?: string;
	/** Whether it has the roster's ids, even if the army has other ids for them now. */
	readonly areIdsKept?: boolean;
}

/**
 * A list as text, equal for equal lists: system, army, data, points limit, answers and event in force, units
 * with models and options, and groups. Names and order make no difference.
 * @param index of the roster's army, under the roster's answers and event
 */
export function canonicalText(roster: Roster, index: ArmyIndex, made: Made = {}): string {
	const { event } = index;
	return JSON.stringify([
		forms.underEvent,
		...headOf(roster, index, made),
		answersInForce(index),
		event ? sortedKeys(event) : null,
		...unitsAndGroups(roster, index, made)
	]);
}

/**
 * The same without the event: equal for a list at home and under any event pack.
 * @param index of the roster's army, under the roster's answers and no event
 */
export function canonicalAlone(roster: Roster, index: ArmyIndex, made: Made = {}): string {
	return JSON.stringify([
		forms.alone,
		...headOf(roster, index, made),
		answersInForce(index),
		...unitsAndGroups(roster, index, made)
	]);
}

/** System, army, date of the data and points limit. */
function headOf(
	{ size }: Roster,
	{ system, army }: ArmyIndex,
	{ revision = system.revision }: Made
): readonly unknown[] {
	return [system.id, army.id, revision, size];
}

/** The units in no group, then the groups with theirs. */
function unitsAndGroups(
	roster: Roster,
	index: ArmyIndex,
	{ areIdsKept = false }: Made
): readonly unknown[] {
	const context = rosterContext(roster, index);
	const written = new Map(areIdsKept ? roster.units.map((unit) => [unit.id, unit]) : []);
	const canonicalOf = (mustered: MusteredUnit): readonly unknown[] =>
		canonicalUnit(mustered, written.get(mustered.unit.id));
	const groups = musterGroups(context).filter(({ units }) => units.length > 0);
	const grouped = new Set(groups.flatMap(({ units }) => units));
	return [
		inOrder(context.units.filter((unit) => !grouped.has(unit)).map(canonicalOf)),
		inOrder(groups.map(({ kind, units }) => [kind.id, inOrder(units.map(canonicalOf))]))
	];
}

/** An event pack as text, equal for equal packs. */
export function canonicalEvent(event: EventPack): string {
	return JSON.stringify(sortedKeys(event));
}

/** Answers that differ from the default, from the player or the event. */
function answersInForce({ answers }: ArmyIndex): readonly unknown[] {
	const others = [...answers.values()].filter(({ reading, answer }) => answer !== reading.default);
	return inOrder(others.map(({ reading, answer }) => [reading.id, answer]));
}

/** Entry, number of models (0 if fixed) and options. */
function canonicalUnit(mustered: MusteredUnit, written?: RosterUnit): readonly unknown[] {
	const { unit, indexed } = mustered;
	const { entry, options = [] } = written ?? unit;
	const models = indexed ? variableModels(mustered) : unit.models;
	return [entry, models ?? 0, options.toSorted(byCodeUnits)];
}

/** Sorted by their JSON, so that the order makes no difference. */
function inOrder(things: readonly unknown[]): readonly unknown[] {
	const written = things.map((thing) => ({ thing, text: JSON.stringify(thing) }));
	return written.toSorted((one, other) => byCodeUnits(one.text, other.text)).map(toThing);
}

function toThing({ thing }: { readonly thing: unknown }): unknown {
	return thing;
}

/** By code units, as the order must not depend on the locale. */
function byCodeUnits(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}

/** The data with the keys of every object sorted. */
function sortedKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortedKeys);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
	const sorted = entries.toSorted(([one], [other]) => byCodeUnits(one, other));
	return Object.fromEntries(sorted.map(([key, inner]) => [key, sortedKeys(inner)]));
}
