import type { IndexedEntry, MusteredOption, MusteredUnit } from '../../engine/base/index.ts';
import type { Outcome, Over, Range } from '../outcome.ts';

interface Spent {
	readonly bearer: MusteredUnit;
	/** The options paid from the budget. */
	readonly given: readonly (MusteredOption & { readonly indexed: IndexedEntry })[];
}

export type BudgetVerdict =
	| Outcome<'budget', 'met', Range>
	| Outcome<'budget', 'over', Spent & Over>;
