import type { RuleCases } from '../../case.ts';
import { armyCases } from './army.ts';
import { itemCases } from './items.ts';
import { listCases } from './lists.ts';
import { priceCases } from './prices.ts';
import { runeCases } from './runes.ts';
import { wizardCases } from './wizards.ts';

export { rosterOf, usualSize } from './roster.ts';
export { tallyCases } from './tallies.ts';

/** Every rule that was tried by hand. */
export const ruleCases: readonly RuleCases[] = [
	...priceCases,
	...armyCases,
	...wizardCases,
	...itemCases,
	...runeCases,
	...listCases
];
