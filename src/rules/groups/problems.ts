import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'groups'> = {
	whom: () => [],
	severity: distance,
	bars: ({ outcome }) => (outcome === 'groups/too-few' ? 'options' : 'anything')
};
