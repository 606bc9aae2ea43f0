import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'exclusive'> = {
	whom: onBearer.whom,
	severity: distance,
	bars: ({ outcome }) => (outcome === 'exclusive/too-few' ? 'nothing' : 'anything')
};
