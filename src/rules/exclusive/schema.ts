import * as z from 'zod/mini';
import { Amount, Common } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/** A unit, or each of those that `on` means, has at least `min` and at most `max` options of this set. */
export const Exclusive = z
	.strictObject({
		...Common,
		kind: z.literal('exclusive'),
		/** The options. */
		of: Selector,
		/** Whom the rule is about: every unit, without this word. */
		on: z.optional(Selector),
		/** The least. */
		min: z.optional(Amount),
		/** The most. */
		max: z.optional(Amount),
		/** Counts different options: the same one twice is one. */
		distinct: z.optional(z.literal(true))
	})
	.check(
		z.refine(({ min, max }) => min !== undefined || max !== undefined, 'a minimum or a maximum')
	);
