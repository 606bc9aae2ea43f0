import type { RosterUnit } from '#schema';
import { kindOfGroup } from '../base/groups.ts';
import { mayHave } from '../allow/may-have.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import type { FixContext } from './fix-context.ts';

/** A key for units of one kind: same entry, models and options. */
export function alikeKey({ unit }: MusteredUnit): string {
	let kind = kinds.get(unit);
	if (kind === undefined) {
		const { entry, models, options = [] } = unit;
		const strength = models === undefined ? [] : [String(models)];
		kind = [entry, ...options.toSorted(), ...strength].join('\n');
		kinds.set(unit, kind);
	}
	return kind;
}

// Cached, as each candidate for a fix needs the keys of all units.
const kinds = /* @__PURE__ */ new WeakMap<RosterUnit, string>();

/**
 * Units with the fewest options first, later ones before earlier: the order in which a player would remove
 * them.
 */
export function plainestFirst<T extends { readonly unit: MusteredUnit }>(
	things: readonly T[]
): T[] {
	return things
		.toReversed()
		.toSorted((one, other) => belongings(one.unit) - belongings(other.unit));
}

/** How much a player has put into a unit. */
function belongings({ unit }: MusteredUnit): number {
	const words = unit.name === undefined && unit.note === undefined ? 0 : 2;
	return (unit.options?.length ?? 0) * 4 + words + (unit.group === undefined ? 0 : 1);
}

/** The first of each kind, in the order of the army list. */
export function firstOfAlike<T>(
	{ places }: FixContext,
	things: readonly T[],
	unitOf: (thing: T) => MusteredUnit,
	keyOf: (thing: T) => string = (thing) => alikeKey(unitOf(thing))
): readonly T[] {
	const kinds = new Map<string, T>();
	for (const thing of things) {
		const key = keyOf(thing);
		if (!kinds.has(key)) kinds.set(key, thing);
	}
	const placeOf = (thing: T) => places.get(unitOf(thing).unit.entry) ?? places.size;
	return [...kinds.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The units that may get this option: all, or the plainest of each entry. */
export function bearersFor(
	fixing: FixContext,
	option: string,
	which: 'entries' | 'all' = 'entries'
): readonly MusteredUnit[] {
	const { units } = fixing.context;
	if (which === 'all') return units.filter((unit) => mayHave(fixing.index, unit, option));
	// What a unit may have can depend on its group.
	const placeOf = ({ unit }: MusteredUnit) => (isGrouped(fixing, unit.group) ? 'in' : 'out');
	const kinds = firstOfAlike(
		fixing,
		units,
		(unit) => unit,
		(unit) => `${alikeKey(unit)}\n\n${placeOf(unit)}`
	);
	const fitting = kinds
		.filter((unit) => mayHave(fixing.index, unit, option))
		.toSorted((one, other) => belongings(one) - belongings(other));
	return firstOfAlike(
		fixing,
		fitting,
		(unit) => unit,
		(unit) => `${unit.unit.entry}\n\n${placeOf(unit)}`
	);
}

/** Whether it is in a group of the rules. */
function isGrouped({ context, index }: FixContext, group: string | undefined): boolean {
	const kind = context.groups.find(({ id }) => id === group)?.kind;
	return kind !== undefined && kindOfGroup(index, kind)?.sketch !== true;
}
