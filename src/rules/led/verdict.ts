import type { LeaderRow, MusteredUnit } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome } from '../outcome.ts';

interface Leading {
	readonly group: GroupConcerned;
	readonly leader: MusteredUnit;
}

interface Led extends Leading {
	/** How many follow him. */
	readonly followers: number;
}

/** Where there is no such group. */
interface NoGroup {
	readonly group?: undefined;
}

interface Stranger extends Leading {
	/** Who has no place. */
	readonly stranger: MusteredUnit;
	/** The rows of the leader. */
	readonly rows: readonly LeaderRow[];
}

interface Missing extends Leading {
	/** The row that is not filled, how many are in it, and how many it takes. */
	readonly row: LeaderRow;
	readonly measured: number;
	readonly min: number;
}

export type LedVerdict =
	| Outcome<'led', 'met', Led | NoGroup>
	| Outcome<'led', 'no-leader', { readonly group: GroupConcerned }>
	| Outcome<'led', 'not-led', Stranger>
	| Outcome<'led', 'missing', Missing>;
