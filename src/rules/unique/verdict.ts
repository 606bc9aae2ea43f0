import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome, Over, Range } from '../outcome.ts';

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
