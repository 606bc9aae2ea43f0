import { newPoints, whyNotAdd, type CheckContext, type IndexedEntry } from '#engine';

/** What the player looks for among the entries of an army. */
export interface Wanted {
	/** Words that are all in its name, its kind, its rules or its keywords. */
	readonly text: string;
	/** Only what the points left can pay for and the rules still allow. */
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

/** Whether all these words, in lower case, are in what an entry is called and has. */
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
