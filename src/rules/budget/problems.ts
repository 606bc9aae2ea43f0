import type { IndexedEntry, MusteredOption, MusteredUnit } from '../../engine/base/index.ts';
import type { Problems } from '../kind.ts';
import { onBearer } from '../on-bearer.ts';
import { distance, type Outcome, type Over, type Range } from '../outcome.ts';

interface Spent {
	readonly bearer: MusteredUnit;
	/** What it is spent on. */
	readonly given: readonly (MusteredOption & { readonly indexed: IndexedEntry })[];
}

export type BudgetVerdict =
	| Outcome<'budget', 'met', Range>
	| Outcome<'budget', 'over', Spent & Over>;

export const problems: Problems<'budget'> = {
	whom: onBearer.whom,
	severity: distance,
	bars: () => 'anything'
};
