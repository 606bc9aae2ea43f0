import type { Block } from '../base/columns.ts';

/** The page on which a rule is told; undefined if that is not said. */
export type PageOf = (rule: string) => number | undefined;

/** A block that may tell a rule to which others point. */
export interface Telling extends Block {
	/** The name of the rule. */
	readonly tells?: string;
}

type Pages<B> = readonly (readonly (readonly B[])[])[];

/** A page number may move a rule to another page, which may move another. */
const mostTries = 4;

/**
 * Sets columns that say on which page a rule is told, if there are several. Where the numbers keep moving
 * what they point to, none are said.
 * @param first the number of the first page
 */
export function numbered<B extends Telling>(
	first: number,
	set: (pageOf: PageOf) => Pages<B>
): Pages<B> {
	const plain = set(() => undefined);
	if (plain.length < 2) return plain;
	let told = pagesOf(plain, first);
	for (let tries = 0; tries < mostTries; tries += 1) {
		const pages = set((rule) => told.get(rule));
		const now = pagesOf(pages, first);
		if ([...now].every(([rule, page]) => told.get(rule) === page)) return pages;
		told = now;
	}
	return plain;
}

function pagesOf<B extends Telling>(pages: Pages<B>, first: number): ReadonlyMap<string, number> {
	const rules = pages.flatMap((columns, at) =>
		columns
			.flat()
			.flatMap(({ tells }) => (tells === undefined ? [] : [[tells, first + at] as const]))
	);
	// Of a rule that goes on in the next column the beginning counts.
	return new Map(rules.toReversed());
}
