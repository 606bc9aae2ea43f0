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
	of: Selector,
	min: z.optional(Sized),
	max: z.optional(Sized),
	more: z.optional(More),
	per: z.optional(Per),
	scope: z.optional(z.union([z.enum(['army', 'unit']), GroupScope])),
	counting: z.optional(Counting)
});
