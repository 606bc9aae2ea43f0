import { newPoints, whyNotAdd, type CheckContext, type IndexedEntry } from '#engine';
import { searchEntries } from '../pick/search-entries.ts';

// What filters the army list, and the line that says what it found: loaded once something is looked for.
export { default as FoundLine } from './FoundLine.svelte';

/** The filter of an army list. */
interface Wanted {
	readonly text: string;
	/** Whether only entries are wanted that can be afforded. */
	readonly isAffordable: boolean;
}

/** The entries that are wanted: those that a text finds, best first. */
export function filtered(
	entries: readonly IndexedEntry[],
	{ text, isAffordable }: Wanted,
	context: CheckContext
): readonly IndexedEntry[] {
	const found = searchEntries(entries, text);
	return isAffordable ? affordable(found, context) : found;
}

/** The entries of which one more is paid for by the points left, and allowed. */
function affordable(
	entries: readonly IndexedEntry[],
	context: CheckContext
): readonly IndexedEntry[] {
	const left = context.limit - context.points;
	return entries.filter(
		({ entry: { id } }) =>
			newPoints(context.index, id) <= left && whyNotAdd(context, id).length === 0
	);
}
