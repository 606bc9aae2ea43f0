import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'share'> = {
	whom: ({ bearer }) => (bearer ? [bearer.unit.id] : []),
	severity: distance,
	bars: ({ outcome }) => (outcome === 'share/too-little' ? 'nothing' : 'anything')
};
