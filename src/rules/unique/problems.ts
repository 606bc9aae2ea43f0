import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Problems } from '../kind.ts';
import { distance, type Outcome, type Over, type Range } from '../outcome.ts';

/** What there is too often. */
interface Repeated {
	/** The one thing that is there too often, or the set that several units have. */
	readonly what: readonly IndexedEntry[];
	/** Whoever has it, or in whom it comes, once for each; units that are it themselves are not among them. */
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
