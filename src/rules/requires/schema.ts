import * as z from 'zod/mini';
import { Common, GroupScope, Least } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/** Whoever has one of these needs one of those, or may have none of those besides itself, in the same scope. */
export const Requires = z
	.strictObject({
		...Common,
		kind: z.literal('requires'),
		/** Who has a need. */
		of: Selector,
		/** What is needed. */
		needs: z.optional(Selector),
		/** What may not be there, besides itself. */
		forbids: z.optional(Selector),
		/** How many are needed, where one is not enough: units, or models in them. */
		min: z.optional(Least),
		counting: z.optional(z.literal('models')),
		/** Where the one looks for the other. */
		scope: z.union([z.enum(['army', 'unit']), GroupScope])
	})
	.check(
		z.refine(
			({ needs, forbids }) => (needs === undefined) !== (forbids === undefined),
			'either needs or forbids'
		)
	);
