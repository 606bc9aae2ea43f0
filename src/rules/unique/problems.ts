import type { Problems } from '../kind.ts';
import { distance } from '../outcome.ts';

export const problems: Problems<'unique'> = {
	whom: ({ constraint, what, units }) => [
		...what.map(({ entry }) => entry.id),
		...(constraint.scope === 'unit' ? units : [])
	],
	severity: distance,
	bars: () => 'anything'
};
