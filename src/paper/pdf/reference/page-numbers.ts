import type { Block } from '../base/columns.ts';

/** The page on which a rule is explained; undefined if that is not said. */
export type PageOf = (rule: string) => number | undefined;

/** A block that may explain a rule to which others point. */
export interface Explaining extends Block {
	/** The name of the rule. */
	readonly explains?: string;
}

type Pages<B> = readonly (readonly (readonly B[])[])[];

/** A page number may move a rule to another page, which may move another. */
const mostTries = 4;

/**
 * Sets columns that say on which page a rule is explained, if there are several. Where the numbers keep moving
 * what they point to, none are said.
 * @param first the number of the first page
 */
export function numbered<B extends Explaining>(
	first: number,
	set: (pageOf: PageOf) => Pages<B>
): Pages<B> {
	const plain = set(() => undefined);
	if (plain.length < 2) return plain;
	let numbers = pagesOf(plain, first);
	for (let tries = 0; tries < mostTries; tries += 1) {
		const pages = set((rule) => numbers.get(rule));
		const now = pagesOf(pages, first);
		if ([...now].every(([rule, page]) => numbers.get(rule) === page)) return pages;
		numbers = now;
	}
	return plain;
}

/** The page on which each rule begins. @param first the number of the first page */
export function pagesOf<B extends Explaining>(
	pages: Pages<B>,
	first: number
): ReadonlyMap<string, number> {
	const rules = pages.flatMap((columns, at) =>
		columns
			.flat()
			.flatMap(({ explains }) => (explains === undefined ? [] : [[explains, first + at] as const]))
	);
	// Of a rule that goes on in the next column the beginning counts.
	return new Map(rules.toReversed());
}
