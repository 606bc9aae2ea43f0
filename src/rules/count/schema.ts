import * as z from 'zod/mini';
import { Common, Counting, GroupScope, More, Per, Sized } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * At least `min` and at most `max` of these, per band or at any points limit: in the army, in each group,
 * or, counting models, in each unit. `counting` a number adds up that number.
 */
export const Count = z.strictObject({
	...Common,
	kind: z.literal('count'),
	/** What is counted. */
	of: Selector,
	/** The least. */
	min: z.optional(Sized),
	/** The most. */
	max: z.optional(Sized),
	/** The maximum grows. */
	more: z.optional(More),
	/** Limits per band, or at any points limit (the default). */
	per: z.optional(Per),
	/** Where it is counted: in the army by default. */
	scope: z.optional(z.union([z.enum(['army', 'unit']), GroupScope])),
	/** What is counted: units and options by default. */
	counting: z.optional(Counting)
});
