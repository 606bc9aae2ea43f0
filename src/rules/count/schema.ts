import * as z from 'zod/mini';
import { Common, Counting, GroupScope, More, Per, Sized } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * At least `min` and at most `max` of these, for each band or whatever the size: in the army, in each
 * group, or, counting models, in each unit. Counting a number, so much of it.
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
	/** Limits for each band, or whatever the size: that is what it means without this word. */
	per: z.optional(Per),
	/** Where it counts afresh: in the army, without this word. */
	scope: z.optional(z.union([z.enum(['army', 'unit']), GroupScope])),
	/** What adds up: units and options, without this word. */
	counting: z.optional(Counting)
});
