import type { Outcome, Over, Short } from '../outcome.ts';

/** The points limit, and the only one that is allowed. */
type Played = Over & Short;

export type AgreedSizeVerdict =
	| Outcome<'agreed-size', 'met', Played>
	| Outcome<'agreed-size', 'other', Played>;
