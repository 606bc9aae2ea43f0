import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';
import { distance, type Outcome, type Over, type Range, type Short } from '../outcome.ts';

interface Taken {
	readonly bearer: MusteredUnit;
	/** What it has of the set. */
	readonly taken: readonly IndexedEntry[];
}

export type ExclusiveVerdict =
	| Outcome<'exclusive', 'met', Range>
	| Outcome<'exclusive', 'too-few', Taken & Short>
	| Outcome<'exclusive', 'too-many', Taken & Over>;

export const problems: Problems<'exclusive'> = {
	whom: onBearer.whom,
	severity: distance,
	bars: ({ outcome }) => (outcome === 'exclusive/too-few' ? 'nothing' : 'anything')
};
