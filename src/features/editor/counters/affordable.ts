import { newPoints, whyNotAdd, type CheckContext, type IndexedEntry } from '#engine';

/** The entries of which one more is paid for by the points left, and allowed. */
export function affordable(
	entries: readonly IndexedEntry[],
	context: CheckContext
): readonly IndexedEntry[] {
	const left = context.size - context.points;
	return entries.filter(
		({ entry: { id } }) =>
			newPoints(context.index, id) <= left && whyNotAdd(context, id).length === 0
	);
}
