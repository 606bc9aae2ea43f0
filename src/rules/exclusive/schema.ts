import * as z from 'zod/mini';
import { Amount, Common } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/** A unit, or each unit that `on` selects, has at least `min` and at most `max` options of this set. */
export const Exclusive = z
	.strictObject({
		...Common,
		kind: z.literal('exclusive'),
		/** The options. */
		of: Selector,
		/** The units that the rule is about: all by default. */
		on: z.optional(Selector),
		/** The least. */
		min: z.optional(Amount),
		/** The most. */
		max: z.optional(Amount),
		/** Duplicates count once. */
		distinct: z.optional(z.literal(true))
	})
	.check(
		z.refine(({ min, max }) => min !== undefined || max !== undefined, 'a minimum or a maximum')
	);
