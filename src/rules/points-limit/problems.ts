import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'points-limit'> = {
	whom: () => [],
	severity: distance,
	bars: () => 'nothing'
};
