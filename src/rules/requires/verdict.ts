import type { MusteredUnit, Thing } from '../../engine/base/index.ts';
import type { GroupConcerned, Outcome } from '../outcome.ts';

interface Asking {
	/** The unit that asks for something, or has what does. */
	readonly bearer: MusteredUnit;
	/** Where it looks in each group: the one. */
	readonly group?: GroupConcerned;
}

interface Missing extends Asking {
	/** How many there are of what is needed, and how many are needed. */
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
