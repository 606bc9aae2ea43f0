import type { Thing } from '../../packs/things.ts';
import { fitOf, plain } from '../armies/late.ts';

/** A thing, and the other words by which it is found: its game and its armies. */
export interface SearchedThing {
	readonly thing: Thing;
	readonly place: readonly string[];
}

/**
 * A search that ignores apostrophes, accents and case. A thing is found if each word is in its name or its place, and
 * one at least in its name. Best first: the whole name, its beginning, the beginning of a word, all words in the name,
 * some of them. Of equal ones those that are current stand before Legends, shorter names before longer ones; then the
 * order given decides.
 */
export function searchIn<T extends SearchedThing>(
	searched: readonly T[]
): (text: string) => readonly T[] {
	const all = searched.map((found) => ({
		found,
		name: plain(found.thing.name),
		place: plain(found.place.join('\n'))
	}));
	return (text) => {
		const wanted = plain(text.trim());
		if (wanted === '') return [];
		const words = wanted.split(/\s+/);
		return all
			.filter(
				({ name, place }) =>
					words.some((word) => name.includes(word)) &&
					words.every((word) => name.includes(word) || place.includes(word))
			)
			.map(({ found, name }) => ({
				found,
				length: name.length,
				rank: rankOf(found.thing, fitOf(name, wanted, words))
			}))
			.toSorted((a, b) => a.rank - b.rank || a.length - b.length)
			.map(({ found }) => found);
	};
}

function rankOf({ legends }: Thing, fit: number): number {
	return 2 * fit + Number(legends);
}
