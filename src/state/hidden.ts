import { hidingKeyword, type HidingKeyword, type IndexedEntry } from '#engine';
import { unitWords } from '../i18n/en/unit-words.ts';

const marks = { LEGENDS: 'legends', HIDDEN: 'hidden' } as const satisfies Record<
	HidingKeyword,
	string
>;

/** How an entry is marked that is out of sight until it is asked for; undefined for all others. */
export function hiddenMark({ tags }: IndexedEntry): string | undefined {
	const keyword = hidingKeyword(tags);
	return keyword && unitWords[marks[keyword]];
}
