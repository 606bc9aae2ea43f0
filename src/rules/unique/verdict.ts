import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome, Over, Range } from '../outcome.ts';

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
