import { untrack } from 'svelte';
import type { IndexedEntry, MusteredUnit } from '#engine';
import type { RosterEditor } from '../../editing/index.ts';

/**
 * The unit that an entry's dialog shows by default. If it is removed, for example in another tab, no other
 * takes its place: what is being typed would go to the wrong unit.
 */
export function firstUnit(
	editor: Pick<RosterEditor, 'byEntry'>,
	entry: string
): string | undefined {
	return untrack(() => editor.byEntry.get(entry)?.[0]?.unit.id);
}

/** What the dialog of an entry shows. */
interface Shown {
	/** Undefined if the army has no such entry. */
	readonly indexed: IndexedEntry | undefined;
	/** All units of the entry. */
	readonly units: readonly MusteredUnit[];
	/** The unit shown, if the roster has it. */
	readonly mustered: MusteredUnit | undefined;
	/** Whether that unit has been removed since the dialog was opened. */
	readonly isGone: boolean;
}

/** An entry with the chosen unit, or with the first that is added while the roster has none. */
export function shownUnit(
	{ index, byEntry }: Pick<RosterEditor, 'index' | 'byEntry'>,
	entry: string,
	chosen: string | undefined
): Shown {
	const units = byEntry.get(entry) ?? [];
	const mustered = chosen === undefined ? units[0] : units.find(({ unit }) => unit.id === chosen);
	const isGone = chosen !== undefined && !mustered;
	return { indexed: index.entries.get(entry), units, mustered, isGone };
}
