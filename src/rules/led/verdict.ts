import type { LeaderRow, MusteredUnit } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome } from '../outcome.ts';

interface Leading {
	readonly group: GroupConcerned;
	readonly leader: MusteredUnit;
}

interface Led extends Leading {
	/** The number of units besides the leader. */
	readonly followers: number;
}

/** Met, as there is no such group. */
interface NoGroup {
	readonly group?: undefined;
}

interface Stranger extends Leading {
	/** The unit that fits no row. */
	readonly stranger: MusteredUnit;
	/** The leader's rows. */
	readonly rows: readonly LeaderRow[];
}

interface Missing extends Leading {
	/** The row that is not filled, with the units in it and the number required. */
	readonly row: LeaderRow;
	readonly measured: number;
	readonly min: number;
}

export type LedVerdict =
	| Outcome<'led', 'met', Led | NoGroup>
	| Outcome<'led', 'no-leader', { readonly group: GroupConcerned }>
	| Outcome<'led', 'not-led', Stranger>
	| Outcome<'led', 'missing', Missing>;
