import type { Selector } from '#schema';
import type { IndexedEntry } from '../index-army.ts';
import { musterUnit, type MusteredUnit } from '../muster.ts';
import { matches } from '../selector.ts';
import type { Workshop } from './workshop.ts';

/** What sets one kind of unit apart from another: its entry, and what it was given. */
export function kindOf({ unit }: MusteredUnit): string {
	return unit.options ? [unit.entry, ...unit.options.toSorted()].join('\n') : unit.entry;
}

/** Those with least given to them first, and of equals the latest: what a player would part with first. */
export function plainestFirst<T extends { readonly unit: MusteredUnit }>(
	things: readonly T[]
): T[] {
	return things.toReversed().toSorted((one, other) => given(one.unit) - given(other.unit));
}

function given({ unit }: MusteredUnit): number {
	const words = unit.name === undefined && unit.note === undefined ? 0 : 2;
	return (unit.options?.length ?? 0) * 4 + words + (unit.group === undefined ? 0 : 1);
}

/** The first of each kind, kinds in the order of the army list. */
export function firstOfEachKind<T>(
	{ places }: Workshop,
	things: readonly T[],
	unitOf: (thing: T) => MusteredUnit,
	keyOf: (thing: T) => string = (thing) => kindOf(unitOf(thing))
): readonly T[] {
	const kinds = new Map<string, T>();
	for (const thing of things) {
		const key = keyOf(thing);
		if (!kinds.has(key)) kinds.set(key, thing);
	}
	const placeOf = (thing: T) => places.get(unitOf(thing).unit.entry) ?? places.size;
	return [...kinds.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a unit may have this option, or one more of it, as far as the unit by itself goes. */
function mayHave({ index }: Workshop, bearer: MusteredUnit, option: string): boolean {
	if (!bearer.indexed?.isUnit) return false;
	const { unit, options } = bearer;
	const grants = index.entries.get(option)?.entry.grants;
	const tags = grants
		? musterUnit({ ...unit, options: [...(unit.options ?? []), option] }, index).tags
		: bearer.tags;
	return (index.touching.get(option) ?? []).every((constraint) => {
		if (constraint.advice) return true;
		if (constraint.kind === 'carries') {
			return constraint.option !== option || matches(constraint.by, tags);
		}
		if (constraint.kind !== 'exclusive') return true;
		const { of, max } = constraint;
		if (!isMeant(of, index.entries.get(option))) return true;
		return options.filter(({ indexed }) => isMeant(of, indexed)).length < max;
	});
}

function isMeant(selector: Selector, indexed: IndexedEntry | undefined): boolean {
	return indexed !== undefined && matches(selector, indexed.tags);
}

/** The units that may have this option as well: all, or the plainest of each entry. */
export function bearersFor(
	workshop: Workshop,
	option: string,
	which: 'entries' | 'all' = 'entries'
): readonly MusteredUnit[] {
	const { units } = workshop.context;
	if (which === 'all') return units.filter((unit) => mayHave(workshop, unit, option));
	const fitting = firstOfEachKind(workshop, units, (unit) => unit)
		.filter((unit) => mayHave(workshop, unit, option))
		.toSorted((one, other) => given(one) - given(other));
	const entryOf = ({ unit }: MusteredUnit) => unit.entry;
	return firstOfEachKind(workshop, fitting, (unit) => unit, entryOf);
}
