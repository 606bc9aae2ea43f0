import * as z from 'zod/mini';
import { Common, GroupScope, Least } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * A unit or army with one of these needs one of those, or may not have any of those besides, in the same
 * scope.
 */
export const Requires = z
	.strictObject({
		...Common,
		kind: z.literal('requires'),
		/** The units that have a need. */
		of: Selector,
		/** What is needed. */
		needs: z.optional(Selector),
		/** What it may not be combined with. */
		forbids: z.optional(Selector),
		/** What allows the forbidden: one of these in the same scope. */
		unlessWith: z.optional(Selector),
		/** How many are needed (units, or models in them); 1 by default. */
		min: z.optional(Least),
		counting: z.optional(z.literal('models')),
		/** Where one is looked for beside the other. */
		scope: z.union([z.enum(['army', 'unit']), GroupScope])
	})
	.check(
		z.refine(
			({ needs, forbids }) => (needs === undefined) !== (forbids === undefined),
			'either needs or forbids'
		),
		z.refine(
			({ forbids, unlessWith }) => forbids !== undefined || unlessWith === undefined,
			'unlessWith beside forbids'
		)
	);
