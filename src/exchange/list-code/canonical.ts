import type { EventPack, Roster, RosterUnit } from '#schema';
import {
	chosenModels,
	musterGroups,
	rosterContext,
	type ArmyIndex,
	type MusteredUnit
} from '#engine';

/** Changes whenever the canonical text of a list does. */
const form = 'muster-list-1';

/** How an older text was generated. */
export interface Made {
	/** The day of the data. */
	readonly revision?: string;
	/** Whether ids are as the roster has them, though its army may have others for them now. */
	readonly areIdsKept?: boolean;
}

/**
 * What makes a roster that list and no other, as text: system, army, data, points limit, answers and
 * event in force, units with models and options, and who stands with whom. The same list gives the same
 * text whatever it is called and in whatever order it was put together.
 * @param index of the roster's army, under the rules that the roster uses
 */
export function canonicalText(roster: Roster, index: ArmyIndex, made: Made = {}): string {
	const { system, army, event } = index;
	const { revision = system.revision, areIdsKept = false } = made;
	const context = rosterContext(roster, index);
	const written = new Map(areIdsKept ? roster.units.map((unit) => [unit.id, unit]) : []);
	const canonicalOf = (mustered: MusteredUnit): readonly unknown[] =>
		canonicalUnit(mustered, written.get(mustered.unit.id));
	const groups = musterGroups(context).filter(({ units }) => units.length > 0);
	const grouped = new Set(groups.flatMap(({ units }) => units));
	return JSON.stringify([
		form,
		system.id,
		army.id,
		revision,
		roster.size,
		answersInForce(index),
		event ? sortedKeys(event) : null,
		inOrder(context.units.filter((unit) => !grouped.has(unit)).map(canonicalOf)),
		inOrder(groups.map(({ kind, units }) => [kind.id, inOrder(units.map(canonicalOf))]))
	]);
}

/** The canonical text of an event pack, which tells it from every other. */
export function canonicalEvent(event: EventPack): string {
	return JSON.stringify(sortedKeys(event));
}

/** Answers that are not the default, given by the player or the event. */
function answersInForce({ answers }: ArmyIndex): readonly unknown[] {
	const others = [...answers.values()].filter(({ reading, answer }) => answer !== reading.default);
	return inOrder(others.map(({ reading, answer }) => [reading.id, answer]));
}

/** The entry, its models (0 where their number is fixed) and its options. */
function canonicalUnit(mustered: MusteredUnit, written?: RosterUnit): readonly unknown[] {
	const { unit, indexed } = mustered;
	const { entry, options = [] } = written ?? unit;
	const models = indexed ? chosenModels(mustered) : unit.models;
	return [entry, models ?? 0, options.toSorted(byCodeUnits)];
}

/** Sorted by their JSON, so that the player's order makes no difference. */
function inOrder(things: readonly unknown[]): readonly unknown[] {
	const written = things.map((thing) => ({ thing, text: JSON.stringify(thing) }));
	return written.toSorted((one, other) => byCodeUnits(one.text, other.text)).map(toThing);
}

function toThing({ thing }: { readonly thing: unknown }): unknown {
	return thing;
}

/** By code units: no locale may change the order. */
function byCodeUnits(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}

/** The same data with the keys of every object in order. */
function sortedKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sortedKeys);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
	const sorted = entries.toSorted(([one], [other]) => byCodeUnits(one, other));
	return Object.fromEntries(sorted.map(([key, inner]) => [key, sortedKeys(inner)]));
}
