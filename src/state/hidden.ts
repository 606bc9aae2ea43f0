import type { IndexedEntry } from '#engine';

/** What keeps an entry out of sight until it is asked for, and how it is marked then. */
const marks = [
	['LEGENDS', 'Legends'],
	['HIDDEN', 'Hidden by default']
] as const;

/** How an entry is marked that is out of sight until it is asked for; undefined for all others. */
export function hiddenMark({ tags }: IndexedEntry): string | undefined {
	return marks.find(([keyword]) => tags.has(keyword))?.[1];
}

export function isHidden(indexed: IndexedEntry): boolean {
	return hiddenMark(indexed) !== undefined;
}
