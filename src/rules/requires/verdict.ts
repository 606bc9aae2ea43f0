import type { MusteredUnit, Thing } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome } from '../outcome.ts';

interface Asking {
	/** The unit that has the requirement, itself or by an option. */
	readonly bearer: MusteredUnit;
	/** The group, if the rule looks in each group. */
	readonly group?: GroupConcerned;
}

interface Missing extends Asking {
	/** How many of what is needed there are, and how many are needed. */
	readonly measured: number;
	readonly min: number;
}

interface Forbidden extends Asking {
	/** What it may not be combined with. */
	readonly others: readonly Thing[];
}

export type RequiresVerdict =
	| Outcome<'requires', 'met'>
	| Outcome<'requires', 'missing', Missing>
	| Outcome<'requires', 'forbidden', Forbidden>;
