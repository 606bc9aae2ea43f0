import * as z from 'zod/mini';
import { Common, Sized } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * Each of these at most once: in the army, or on any one unit. By set: no two units have the same
 * combination; one that consists of `except` only is free.
 */
export const Unique = z.strictObject({
	...Common,
	kind: z.literal('unique'),
	/** What may not be repeated. */
	of: Selector,
	/** In the army, or on any one unit. */
	scope: z.enum(['army', 'unit']),
	/** No two units have the same combination. */
	by: z.optional(z.literal('set')),
	/** With `by`: a combination of these alone is free. */
	except: z.optional(Selector),
	/** This many instead of one. */
	max: z.optional(Sized)
});
