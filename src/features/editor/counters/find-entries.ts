import { newPoints, whyNotAdd, type CheckContext, type IndexedEntry } from '#engine';

/** The filter of an army list. */
export interface Wanted {
	/** Words that must all be in an entry's name, kind, rules or keywords. */
	readonly text: string;
	/** Whether to show only entries that are affordable and allowed. */
	readonly isAffordable: boolean;
}

/** The matching entries, in their order. */
export function findEntries(
	entries: readonly IndexedEntry[],
	{ text, isAffordable }: Wanted,
	context: CheckContext
): readonly IndexedEntry[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const left = context.size - context.points;
	return entries.filter(
		(indexed) =>
			(words.length === 0 || namesAll(indexed, words)) &&
			(!isAffordable || canAfford(indexed, left, context))
	);
}

/** Whether an entry's name, kind, rules and keywords contain all these lower-case words. */
export function namesAll(
	{ entry, type, rules, tags }: IndexedEntry,
	words: readonly string[]
): boolean {
	const named = [entry.name, ...(entry.aliases ?? []), type.name, type.heading, ...tags];
	const haystack = [...named, ...rules.map(({ name }) => name)].join('\n').toLowerCase();
	return words.every((word) => haystack.includes(word));
}

function canAfford(indexed: IndexedEntry, left: number, context: CheckContext): boolean {
	const isPaid = newPoints(context.index, indexed.entry.id) <= left;
	return isPaid && whyNotAdd(context, indexed.entry.id).length === 0;
}
