import type { RuleCases } from '../../case.ts';
import { armyCases } from './armies/index.ts';
import { duplicateCases } from './duplicates.ts';
import { forceCases } from './force.ts';
import { itemCases } from './items.ts';
import { wizardCases } from './wizards.ts';

export { rosterOf, usualSize } from './roster.ts';
export { tallyCases } from './tallies.ts';

/** Every rule that was tried by hand. */
export const ruleCases: readonly RuleCases[] = [
	...forceCases,
	...duplicateCases,
	...itemCases,
	...wizardCases,
	...armyCases
];
