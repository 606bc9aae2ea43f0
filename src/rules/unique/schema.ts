import * as z from 'zod/mini';
import { Common, Sized } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * Each of these at most once: in the whole army, or on any one unit, but for what one unit may be given
 * so many times. By set: no two units have the same
 * of these together; a set of nothing but `except` is free.
 */
export const Unique = z.strictObject({
	...Common,
	kind: z.literal('unique'),
	of: Selector,
	scope: z.enum(['army', 'unit']),
	by: z.optional(z.literal('set')),
	except: z.optional(Selector),
	/** So many instead of one. */
	max: z.optional(Sized)
});
