import type { IndexedEntry } from '#engine';
import type { ArmyRow } from './army-rows.ts';

/** A part of the army list under a heading. */
export interface ArmySection {
	readonly heading: string;
	readonly rows: readonly ArmyRow[];
}

/**
 * The army list in its sections, as far as they have rows. A section with the same rows as before is the same
 * object, so that it is not looked through again.
 * @param entries those that are shown
 */
export function armySections(
	headings: readonly string[],
	entries: readonly IndexedEntry[],
	rows: ReadonlyMap<string, ArmyRow>,
	before: readonly ArmySection[]
): readonly ArmySection[] {
	return headings
		.map((heading) => ({ heading, rows: rowsUnder(heading, entries, rows) }))
		.filter((section) => section.rows.length > 0)
		.map((section) => before.find((had) => areSame(had, section)) ?? section);
}

function rowsUnder(
	heading: string,
	entries: readonly IndexedEntry[],
	rows: ReadonlyMap<string, ArmyRow>
): readonly ArmyRow[] {
	const under = entries.filter(({ type }) => type.heading === heading);
	return under.flatMap(({ entry }) => rows.get(entry.id) ?? []);
}

function areSame(one: ArmySection, other: ArmySection): boolean {
	return (
		one.heading === other.heading &&
		one.rows.length === other.rows.length &&
		one.rows.every((row, at) => row === other.rows[at])
	);
}
