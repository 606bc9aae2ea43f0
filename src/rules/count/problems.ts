import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'count'> = {
	whom: ({ group, bearer }) => [group?.id ?? '', bearer?.unit.id ?? ''],
	severity: distance,
	bars: ({ outcome }) => (outcome === 'count/too-few' ? 'nothing' : 'anything')
};
