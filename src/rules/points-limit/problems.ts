import type { Problems } from '../kind.ts';
import { distance, type Outcome, type Over } from '../outcome.ts';

export type PointsLimitVerdict =
	| Outcome<'points-limit', 'met', Over>
	| Outcome<'points-limit', 'over', Over>;

export const problems: Problems<'points-limit'> = {
	whom: () => [],
	severity: distance,
	bars: () => 'nothing'
};
