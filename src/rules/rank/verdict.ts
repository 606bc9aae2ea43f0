import type { MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome } from '../outcome.ts';

interface Outranked {
	readonly bearer: MusteredUnit;
	/** Who is before him. */
	readonly higher: readonly MusteredUnit[];
	/** Where a number decides it and he has one: his own, and the highest. */
	readonly numbers?: { readonly own: number; readonly highest: number };
}

export type RankVerdict = Outcome<'rank', 'met'> | Outcome<'rank', 'outranked', Outranked>;
