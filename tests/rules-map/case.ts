import type { UnmetOutcome } from '#engine';

/** A list, and what has to be said about it: nothing, if the book allows it. */
export interface Case {
	/** As `aList` reads it; units in brackets stand in one brigade: `general, [2 giant]`. */
	readonly list: string;
	readonly codes?: readonly UnmetOutcome[];
	/** What is said of its brigades, or of choices made at the table, which makes no list illegal. */
	readonly advice?: readonly UnmetOutcome[];
	readonly answers?: Readonly<Record<string, string>>;
	/** Under 1000 points there are no minima: a list needs its General and what it is about. */
	readonly size?: number;
	/** What the whole list costs, worked out by hand. */
	readonly points?: number;
}

/** Cases on both sides of one rule, judged by hand from the book. */
export interface RuleCases {
	readonly title: string;
	/** The lines of the text that say it; none for what is only in the lists. */
	readonly lines: readonly number[];
	readonly army: string;
	/** The rows of the map that it proves, where not all of those lines. */
	readonly rows?: readonly string[];
	readonly cases: readonly Case[];
}

/** Lists and the number that a tally counts in them, worked out by hand. */
export interface TallyCases {
	readonly title: string;
	readonly lines: readonly number[];
	readonly army: string;
	/** The rows of the map that it proves, where not all of those lines. */
	readonly rows?: readonly string[];
	readonly tally: string;
	readonly examples: readonly { readonly list: string; readonly value: number }[];
}

/** What a case is called in the output of the tests. */
export function caseTitle(one: Case, usualSize: number): string {
	const { list, codes = [], advice = [], answers = {}, size = usualSize } = one;
	const said = [...codes, ...advice.map((code) => `${code} (advice)`)];
	const verdict = said.length === 0 ? 'legal' : said.join(', ');
	return `${[list, ...Object.values(answers)].join(' / ')} at ${size}: ${verdict}`;
}

export const carries = 'carries/not-allowed';
export const exclusive = 'exclusive/too-many';
export const tooFewOf = 'exclusive/too-few';
export const repeated = 'unique/repeated';
export const tooFew = 'count/too-few';
export const tooMany = 'count/too-many';
export const missing = 'requires/missing';
export const forbidden = 'requires/forbidden';
export const outranked = 'rank/outranked';
export const tooMuch = 'share/too-much';
export const tooLittle = 'share/too-little';
export const over = 'points-limit/over';
export const barred = 'standing/barred';
