import { matches, type ArmyIndex, type IndexedEntry } from '#engine';
import { labelsOf, normaliseName, pick, type Labelled } from './names.ts';

/** The names of everything an army offers. */
export interface EntryNames {
	readonly units: readonly Labelled<IndexedEntry>[];
	readonly options: readonly Labelled<IndexedEntry>[];
}

const known = new WeakMap<ArmyIndex, EntryNames>();

/** The names of an army, worked out once for each index. */
export function entryNames(index: ArmyIndex): EntryNames {
	const names = known.get(index) ?? {
		units: index.units.map(labelled),
		options: index.options.map(labelled)
	};
	known.set(index, names);
	return names;
}

function labelled(indexed: IndexedEntry): Labelled<IndexedEntry> {
	return { thing: indexed, labels: labelsOf(indexed.entry) };
}

/** What a name means in the place of a unit: a unit if there is one, or else an option. */
export function findUnit(name: string, { units, options }: EntryNames): IndexedEntry | undefined {
	const wanted = normaliseName(name);
	return pick(wanted, units) ?? pick(wanted, options);
}

/** What a name means as something given: what this unit may carry, other options, then units. */
export function findOption(
	name: string,
	{ units, options }: EntryNames,
	bearer: IndexedEntry | undefined
): IndexedEntry | undefined {
	const wanted = normaliseName(name);
	const fitting = options.filter(({ thing }) => mayCarry(bearer, thing));
	return pick(wanted, fitting) ?? pick(wanted, options) ?? pick(wanted, units);
}

function mayCarry(bearer: IndexedEntry | undefined, { entry }: IndexedEntry): boolean {
	return bearer !== undefined && entry.carriedBy !== undefined
		? matches(entry.carriedBy.by, bearer.tags)
		: false;
}
