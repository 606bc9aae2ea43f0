import type { MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome } from '../outcome.ts';

interface Outranked {
	readonly bearer: MusteredUnit;
	/** The units that outrank the holder. */
	readonly higher: readonly MusteredUnit[];
	/** If a number decides and the holder has one: the holder's, and the highest. */
	readonly numbers?: { readonly own: number; readonly highest: number };
}

export type RankVerdict = Outcome<'rank', 'met'> | Outcome<'rank', 'outranked', Outranked>;
