import type { MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome, Over, Range, Short } from '../outcome.ts';

interface Shared {
	/** The points limit that it is a share of. */
	readonly size: number;
	/** The unit at fault, if the rule applies to each unit. */
	readonly bearer?: MusteredUnit;
}

export type ShareVerdict =
	| Outcome<'share', 'met', Shared & Range>
	| Outcome<'share', 'too-little', Shared & Short>
	| Outcome<'share', 'too-much', Shared & Over>;
