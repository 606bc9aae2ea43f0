import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'agreed-size'> = {
	whom: () => [],
	severity: distance,
	bars: () => 'anything'
};
