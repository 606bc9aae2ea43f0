import type { Growth, MusteredUnit } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome, Over, Range, Short } from '../outcome.ts';

/** How a limit per band was multiplied. */
export interface Multiplier {
	/** Points of one full band. */
	readonly band: number;
	/** The points limit. */
	readonly size: number;
	/** Full bands in the points limit; a size under one band counts as one for the maximum. */
	readonly times: number;
	/** The limits for one band, as printed. */
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** How a count came about. */
interface Counted {
	readonly multiplier?: Multiplier | undefined;
	readonly growth?: Growth | undefined;
	/** The points limit, which a table goes by. */
	readonly size: number;
	/** Some of what there is counts for more or less than one. */
	readonly isUneven?: boolean;
	/** Where it counts in each group: the one. */
	readonly group?: GroupConcerned;
	/** Where it counts the models of each unit: the one at fault. */
	readonly bearer?: MusteredUnit;
}

export type CountVerdict =
	| Outcome<'count', 'met', Counted & Range>
	| Outcome<'count', 'too-few', Counted & Short>
	| Outcome<'count', 'too-many', Counted & Over>;
