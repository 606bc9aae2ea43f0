import type { Thing } from '../../packs/things.ts';
import { fitOf, plain } from '../armies/index.ts';

/** A thing, and the other words by which it is found: its game and its armies. */
export interface SearchedThing {
	readonly thing: Thing;
	readonly place: readonly string[];
}

/** Finds things by what is typed, best first. */
export type ThingSearch = (text: string) => readonly Thing[];

/**
 * A search that ignores apostrophes, accents and case. A thing is found if each word is in its name or its place, and
 * one at least in its name. Best first: the whole name, its beginning, the beginning of a word, all words in the name,
 * some of them. Of equal ones those that are current stand before Legends, shorter names before longer ones; then the
 * order given decides.
 */
export function searchIn(searched: readonly SearchedThing[]): ThingSearch {
	const all = searched.map(({ thing, place }) => ({
		thing,
		name: plain(thing.name),
		place: plain(place.join('\n'))
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
			.map((found) => ({ ...found, rank: rankOf(found.thing, fitOf(found.name, wanted, words)) }))
			.toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length)
			.map(({ thing }) => thing);
	};
}

function rankOf({ legends }: Thing, fit: number): number {
	return 2 * fit + Number(legends);
}
