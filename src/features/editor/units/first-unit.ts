import { untrack } from 'svelte';
import type { RosterEditor } from '../roster-editor.svelte.ts';

/**
 * The unit that a dialog of an entry shows where none is named. Another does not take its place when it
 * goes, as from another tab: what is typed at that moment would land there.
 */
export function firstUnit(
	editor: Pick<RosterEditor, 'byEntry'>,
	entry: string
): string | undefined {
	return untrack(() => editor.byEntry.get(entry)?.[0]?.unit.id);
}
