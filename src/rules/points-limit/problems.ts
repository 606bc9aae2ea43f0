import type { Surcharged } from '../../engine/base/index.ts';
import type { Problems } from '../kind.ts';
import { distance, type Outcome, type Over } from '../outcome.ts';

interface Spent extends Over {
	/** What of it units cost together, where they do. */
	readonly surcharged?: readonly Surcharged[];
}

export type PointsLimitVerdict =
	| Outcome<'points-limit', 'met', Spent>
	| Outcome<'points-limit', 'over', Spent>;

export const problems: Problems<'points-limit'> = {
	whom: () => [],
	severity: distance,
	bars: () => 'nothing'
};
