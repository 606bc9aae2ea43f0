import type { IndexedEntry } from '#engine';
import { unitWords } from '../i18n/en/unit-words.ts';

/** What keeps an entry out of sight until it is asked for, and how it is marked then. */
const marks = [
	['LEGENDS', 'legends'],
	['HIDDEN', 'hidden']
] as const;

/** How an entry is marked that is out of sight until it is asked for; undefined for all others. */
export function hiddenMark({ tags }: IndexedEntry): string | undefined {
	const mark = marks.find(([keyword]) => tags.has(keyword))?.[1];
	return mark && unitWords[mark];
}

export function isHidden(indexed: IndexedEntry): boolean {
	return hiddenMark(indexed) !== undefined;
}
