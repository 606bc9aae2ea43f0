import * as z from 'zod/mini';
import { Amount, Common } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * Options of this set on one unit cost so many points together at most. Where that is a number of the
 * unit's own, who has no such number has no limit.
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
