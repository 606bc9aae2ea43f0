import type { Surcharged } from '../../engine/base/index.ts';
import type { Outcome, Over } from '../outcome.ts';

interface Spent extends Over {
	/** Units that cost more when taken together. */
	readonly surcharged?: readonly Surcharged[];
}

export type PointsLimitVerdict =
	| Outcome<'points-limit', 'met', Spent>
	| Outcome<'points-limit', 'over', Spent>;
