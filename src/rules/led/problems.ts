import type { Problems } from '../kind.ts';

export const problems: Problems<'led'> = {
	whom: (problem) => [
		problem.group.id,
		...(problem.outcome === 'led/no-leader' ? [] : problem.units)
	],
	severity: (problem) => (problem.outcome === 'led/missing' ? problem.min - problem.measured : 1),
	bars: ({ outcome }) => (outcome === 'led/missing' ? 'options' : 'anything')
};
