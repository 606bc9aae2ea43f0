import type { ArmyIndex, IndexedEntry } from '#engine';
import { locale } from '../i18n/base/words.ts';
import { words } from './words.ts';

/** Positions in the army list. Sheets sort by them, so that they can be checked against the book. */
export interface ArmyOrder {
	/** Position of an entry; entries unknown to the army come last. */
	readonly rank: (entryId: string) => number;
	/** More than any rank. */
	readonly size: number;
	/** The headings in the order of their first entry, units before options. */
	readonly headings: readonly string[];
	readonly headingOf: (indexed: IndexedEntry | undefined) => string;
}

export function armyOrder(index: ArmyIndex): ArmyOrder {
	const ranks = new Map([...index.entries.keys()].map((id, at) => [id, at]));
	const listed = [...index.units, ...index.options, ...index.choices].map(
		({ type }) => type.heading
	);
	return {
		rank: (id) => ranks.get(id) ?? ranks.size,
		size: ranks.size + 1,
		headings: [...new Set([...listed, words.unknownHeading])],
		headingOf: (indexed) => indexed?.type.heading ?? words.unknownHeading
	};
}

/** Compares by code unit, so that the order does not depend on the machine's language. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Cached by language, as creating one is slow. */
const collators = new Map<string, Intl.Collator>();

/** Compares what players have written, numbers by value: the 9th regiment before the 10th. */
export function compareWritten(a = '', b = ''): number {
	const language = locale();
	const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
	collators.set(language, collator);
	return collator.compare(a, b) || compareText(a, b);
}
