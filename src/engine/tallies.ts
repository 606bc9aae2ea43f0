import type { Tally } from '#schema';
import type { MusteredUnit } from './muster.ts';
import { matches } from './selector.ts';

/** A number the player wants to see, with what it means. */
export interface TallyResult {
	readonly tally: Tally;
	readonly value: number;
}

export function countTally(tally: Tally, units: readonly MusteredUnit[]): TallyResult {
	const count = units.filter(({ indexed, tags }) => indexed && matches(tally.of, tags)).length;
	return { tally, value: tally.kind === 'count' ? count : Math.ceil(count / 2) };
}
