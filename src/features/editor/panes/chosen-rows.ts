import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import { countedNames } from '../../units/index.ts';
import { isUnchanged } from '../../editing/index.ts';

/** Identical units of the roster, or one that differs. */
export interface ChosenRow {
	readonly entry: string;
	/** The custom name, or the entry's. */
	readonly name: string;
	/** The entry's name if the unit has a custom one, and the unit's options. */
	readonly facts: readonly string[];
	readonly count: number;
	readonly points: number;
	/** The ids of the row's units. */
	readonly units: readonly string[];
	/** The id of a unit that differs. */
	readonly unit?: string;
}

/** The chosen units under one heading of the army list. */
interface ChosenGroup {
	readonly heading: string;
	readonly count: number;
	readonly points: number;
	readonly rows: readonly ChosenRow[];
}

/** The roster's units by heading, in the order of the army list. */
export function chosenGroups(
	index: ArmyIndex,
	byEntry: ReadonlyMap<string, readonly MusteredUnit[]>
): readonly ChosenGroup[] {
	const headings = [...new Set(index.units.map(({ type }) => type.heading))];
	return headings
		.map((heading): ChosenGroup => {
			const rows = index.units
				.filter(({ type }) => type.heading === heading)
				.flatMap((indexed) => rowsOf(indexed, byEntry.get(indexed.entry.id) ?? [], index));
			return {
				heading,
				count: rows.reduce((sum, { count }) => sum + count, 0),
				points: rows.reduce((sum, { points }) => sum + points, 0),
				rows
			};
		})
		.filter(({ rows }) => rows.length > 0);
}

/** One row for all identical units, then one for each of the others. */
function rowsOf(
	{ entry: { id: entry, name } }: IndexedEntry,
	units: readonly MusteredUnit[],
	index: ArmyIndex
): readonly ChosenRow[] {
	const plain = units.filter(({ unit }) => isUnchanged(unit, index));
	const points = plain.reduce((sum, unit) => sum + unit.points, 0);
	const alike = plain.map(({ unit }) => unit.id);
	return [
		...(plain.length > 0
			? [{ entry, name, facts: [], count: plain.length, points, units: alike }]
			: []),
		...units
			.filter((unit) => !plain.includes(unit))
			.map(({ unit, options, points: own }): ChosenRow => ({
				entry,
				name: unit.name ?? name,
				facts: [...(unit.name === undefined ? [] : [name]), ...countedNames(options)],
				count: 1,
				points: own,
				units: [unit.id],
				unit: unit.id
			}))
	];
}
