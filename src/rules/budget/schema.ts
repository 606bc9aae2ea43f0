import * as z from 'zod/mini';
import { Amount, Common } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * Options of this set on one unit cost at most so many points together. If the limit is a number of the
 * unit, units without that number have no limit.
 */
export const Budget = z.strictObject({
	...Common,
	kind: z.literal('budget'),
	/** What the points are spent on. */
	of: Selector,
	/** The units that have such a budget. */
	on: Selector,
	/** The most points. */
	max: Amount
});
