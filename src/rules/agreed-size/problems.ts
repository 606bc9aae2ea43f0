import type { Problems } from '../kind.ts';
import { distance, type Outcome, type Over, type Short } from '../outcome.ts';

/** The agreed size, and the only one that is allowed. */
type Played = Over & Short;

export type AgreedSizeVerdict =
	| Outcome<'agreed-size', 'met', Played>
	| Outcome<'agreed-size', 'other', Played>;

export const problems: Problems<'agreed-size'> = {
	whom: () => [],
	severity: distance,
	bars: () => 'anything'
};
