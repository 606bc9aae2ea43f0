import type { Problems } from '../kind.ts';

export const problems: Problems<'standing'> = {
	whom: (problem) => [
		problem.outcome === 'standing/unknown' ? problem.id : problem.entry.entry.id,
		problem.bearer.unit.id
	],
	severity: () => 1,
	bars: () => 'anything'
};
