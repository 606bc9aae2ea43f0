import type { ProblemCode } from '#engine';
import type { Roster } from '#schema';
import { aList } from '../../builders.ts';
import type { ArmyId } from '../../data/warmaster-transcription.ts';

/** A list, and what has to be said about it: nothing, if the book allows it. */
export interface Case {
	/** As `aList` reads it; units in brackets stand in one brigade: `general, [2 giant]`. */
	readonly list: string;
	readonly codes?: readonly ProblemCode[];
	/** What is said of its brigades, which makes no list illegal. */
	readonly advice?: readonly ProblemCode[];
	readonly answers?: Readonly<Record<string, string>>;
	/** Under 1000 points there are no minima: a list needs its General and what it is about. */
	readonly size?: number;
}

/** Cases on both sides of one rule, judged by hand from the book. */
export interface RuleCases {
	readonly title: string;
	/** The lines of the text that say it. */
	readonly lines: readonly number[];
	readonly army: ArmyId;
	/** The rows of the map that it proves, where not all of those lines. */
	readonly rows?: readonly string[];
	readonly cases: readonly Case[];
}

/** Lists and the number that a tally counts in them, worked out by hand. */
export interface TallyCases {
	readonly title: string;
	readonly lines: readonly number[];
	readonly army: ArmyId;
	readonly tally: string;
	readonly examples: readonly { readonly list: string; readonly value: number }[];
}

export const usualSize = 900;

/** The roster that a case writes down. */
export function rosterOf({ list, size = usualSize }: Case): Roster {
	const roster = aList(size, list.replace(/[[\]]/g, ''));
	const brigades = brigadesOf(list);
	return {
		...roster,
		units: roster.units.map((unit, at) => {
			const brigade = brigades[at] ?? 0;
			return brigade > 0 ? { ...unit, group: `b${brigade}` } : unit;
		}),
		groups: [...new Set(brigades)]
			.filter((brigade) => brigade > 0)
			.map((brigade) => ({ id: `b${brigade}`, kind: 'brigade' }))
	};
}

/** The number of the brigade that each unit of a list stands in, 0 for none. */
function brigadesOf(list: string): readonly number[] {
	let last = 0;
	let brigade = 0;
	return list.split(', ').flatMap((line) => {
		if (line.startsWith('[')) brigade = last += 1;
		const count = Number(/^\[?(\d+) /.exec(line)?.[1] ?? 1);
		const here = Array.from({ length: count }, () => brigade);
		if (line.endsWith(']')) brigade = 0;
		return here;
	});
}

/** What a case is called in the output of the tests and in the map. */
export function caseTitle({ list, codes = [], advice = [], answers = {}, size }: Case): string {
	const said = [...codes, ...advice.map((code) => `${code} (advice)`)];
	const verdict = said.length === 0 ? 'legal' : said.join(', ');
	return `${[list, ...Object.values(answers)].join(' / ')} at ${size ?? usualSize}: ${verdict}`;
}

export const carries = 'carries/not-allowed';
export const exclusive = 'exclusive/too-many';
export const repeated = 'unique/repeated';
export const tooFew = 'count/too-few';
export const tooMany = 'count/too-many';
export const missing = 'requires/missing';
export const forbidden = 'requires/forbidden';
export const over = 'points-limit/over';
