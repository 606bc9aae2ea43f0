import { untrack } from 'svelte';
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
