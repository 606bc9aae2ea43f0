import type { Problems } from '../kind.ts';

export const problems: Problems<'requires'> = {
	whom: ({ group, bearer }) => [group?.id ?? '', bearer.unit.id],
	severity: (problem) =>
		problem.outcome === 'requires/missing' ? problem.min - problem.measured : problem.others.length,
	bars: () => 'anything'
};
