import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'group'> = {
	whom: ({ group }) => [group.id],
	severity: distance,
	bars: ({ outcome }) => (outcome === 'group/too-small' ? 'options' : 'anything')
};
