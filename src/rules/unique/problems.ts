import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Problems } from '../kind.ts';
import { distance, type Outcome, type Over, type Range } from '../outcome.ts';

/** What there is too often. */
interface Repeated {
	/** The one thing that is duplicated, or the set that several units share. */
	readonly what: readonly IndexedEntry[];
	/** Units that have it, or that it is inside of, once for each; not units that are it themselves. */
	readonly bearers: readonly MusteredUnit[];
}

export type UniqueVerdict =
	| Outcome<'unique', 'met', Range>
	| Outcome<'unique', 'repeated', Repeated & Over>;

export const problems: Problems<'unique'> = {
	whom: ({ constraint, what, units }) => [
		...what.map(({ entry }) => entry.id),
		...(constraint.scope === 'unit' ? units : [])
	],
	severity: distance,
	bars: () => 'anything'
};
