import { whyNotAdd, type CheckContext, type IndexedEntry } from '#engine';

/** What the player looks for among the entries of an army. */
export interface Wanted {
	/** Words that are all in its name, its kind, its rules or its keywords. */
	readonly text: string;
	/** Only what the points left can pay for and the rules still allow. */
	readonly isAffordable: boolean;
}

/** The entries that are meant, in their order. */
export function findEntries(
	entries: readonly IndexedEntry[],
	{ text, isAffordable }: Wanted,
	context: CheckContext
): readonly IndexedEntry[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const left = context.size - context.points;
	return entries.filter(
		(indexed) =>
			(words.length === 0 || has(indexed, words)) &&
			(!isAffordable || canAfford(indexed, left, context))
	);
}

function has({ entry, type, rules, tags }: IndexedEntry, words: readonly string[]): boolean {
	const named = [entry.name, ...(entry.aliases ?? []), type.name, type.heading, ...tags];
	const haystack = [...named, ...rules.map(({ name }) => name)].join('\n').toLowerCase();
	return words.every((word) => haystack.includes(word));
}

/** The options it starts with are paid for as well. */
function canAfford({ entry }: IndexedEntry, left: number, context: CheckContext): boolean {
	const { entries } = context.index;
	const starts = (entry.starts ?? []).map((id) => entries.get(id)?.entry.cost ?? 0);
	const cost = starts.reduce((sum, price) => sum + price, entry.cost);
	return cost <= left && whyNotAdd(context, entry.id).length === 0;
}
