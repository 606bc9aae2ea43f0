import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';

export const problems: Problems<'rank'> = {
	whom: onBearer.whom,
	severity: ({ higher }) => higher.length,
	bars: () => 'options'
};
