import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'budget'> = {
	whom: onBearer.whom,
	severity: distance,
	bars: () => 'anything'
};
