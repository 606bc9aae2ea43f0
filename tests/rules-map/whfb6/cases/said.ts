import type { Case, RuleCases } from '../../case.ts';

/** A case with what the app says of it: parts of its sentences that hold the sums, worked out by hand. */
export interface SaidCase extends Case {
	readonly said?: readonly string[];
}

/** Cases of one rule that is read from public data, so that it has no line. */
export interface SaidCases extends RuleCases {
	readonly cases: readonly SaidCase[];
}

/** Cases about rows of the map that stand in no line of the text. */
export function ruled(
	army: string,
	rows: readonly string[],
	title: string,
	cases: readonly SaidCase[]
): SaidCases {
	return { title, lines: [], army, rows, cases };
}

export const overBudget = 'budget/over';
export const alone = 'standing/alone';
export const notAnOption = 'standing/not-an-option';
export const unknown = 'standing/unknown';
