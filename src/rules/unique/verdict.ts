import type { IndexedEntry, MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome, Over, Range } from '../outcome.ts';

/** What is repeated. */
interface Repeated {
	/** The repeated thing, or the combination that several units share. */
	readonly what: readonly IndexedEntry[];
	/**
	 * The units that have it or bring it with them, each once per copy. Units that are the thing itself are not
	 * among them.
	 */
	readonly bearers: readonly MusteredUnit[];
}

export type UniqueVerdict =
	| Outcome<'unique', 'met', Range>
	| Outcome<'unique', 'repeated', Repeated & Over>;
