import type { IndexedEntry } from '#engine';
import { plain } from '../../../ui/plain-text.ts';
import { fitOf, isNear, wordsIn } from '../../armies/late.ts';

/** What an entry is found by, in plain texts. */
interface Texts {
	readonly names: readonly string[];
	/** Names, kind, rules and keywords. */
	readonly all: string;
}

const texts = new WeakMap<IndexedEntry, Texts>();

/**
 * The entries whose name, kind, rules or keywords have every word. Best first: the whole name, its beginning, that of a
 * word of it, all words in the name, elsewhere; of equal ones the order given decides. If there are none, words may be
 * misspelled by a letter.
 */
export function searchEntries(
	entries: readonly IndexedEntry[],
	text: string
): readonly IndexedEntry[] {
	const wanted = plain(text.trim());
	if (wanted === '') return entries;
	const words = wanted.split(/\s+/);
	const fitting = entries.filter((entry) =>
		words.every((word) => textsOf(entry).all.includes(word))
	);
	const found =
		fitting.length > 0 ? fitting : entries.filter((entry) => isNearlyFound(entry, words));
	return found
		.map((entry) => ({ entry, fit: bestFit(entry, wanted, words) }))
		.toSorted((a, b) => a.fit - b.fit)
		.map(({ entry }) => entry);
}

function isNearlyFound(entry: IndexedEntry, words: readonly string[]): boolean {
	const { all } = textsOf(entry);
	const parts = wordsIn(all);
	return words.every((word) => all.includes(word) || isNear(word, parts));
}

function bestFit(entry: IndexedEntry, wanted: string, words: readonly string[]): number {
	return Math.min(...textsOf(entry).names.map((name) => fitOf(name, wanted, words)));
}

function textsOf(indexed: IndexedEntry): Texts {
	let known = texts.get(indexed);
	if (!known) {
		const { entry, type, rules, tags } = indexed;
		const names = [entry.name, ...(entry.aliases ?? [])].map(plain);
		const others = [type.name, type.heading, ...tags, ...rules.map(({ name }) => name)];
		known = { names, all: [...names, ...others.map(plain)].join('\n') };
		texts.set(indexed, known);
	}
	return known;
}
