import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome, Over, Range, Short } from '../outcome.ts';

interface Taken {
	readonly bearer: MusteredUnit;
	/** The unit's options in the set. */
	readonly taken: readonly IndexedEntry[];
}

export type ExclusiveVerdict =
	| Outcome<'exclusive', 'met', Range>
	| Outcome<'exclusive', 'too-few', Taken & Short>
	| Outcome<'exclusive', 'too-many', Taken & Over>;
