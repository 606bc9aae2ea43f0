import type { Growth, MusteredUnit } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome, Over, Range, Short } from '../outcome.ts';

/** How a limit per band was worked out. */
export interface Multiplier {
	/** Points of one full band. */
	readonly band: number;
	/** The points limit. */
	readonly size: number;
	/** Full bands in the points limit. Below one band, the maximum of one band applies. */
	readonly times: number;
	/** The limits for one band, as printed. */
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** What was counted, and within which limits. */
interface Counted {
	readonly multiplier?: Multiplier | undefined;
	readonly growth?: Growth | undefined;
	/** The points limit, which selects the row of a table. */
	readonly size: number;
	/** Some of what was counted counts for more or less than one. */
	readonly isUneven?: boolean;
	/** The group, if the rule counts in each group. */
	readonly group?: GroupConcerned;
	/** The unit at fault, if the rule counts models in each unit. */
	readonly bearer?: MusteredUnit;
}

export type CountVerdict =
	| Outcome<'count', 'met', Counted & Range>
	| Outcome<'count', 'too-few', Counted & Short>
	| Outcome<'count', 'too-many', Counted & Over>;
