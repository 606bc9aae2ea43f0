import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { NumberId, Selector } from '../../schema/words.ts';

/**
 * The holder of the role is not outranked: nobody else matches `by` while the holder does not, or has a
 * higher number.
 */
export const Rank = z.strictObject({
	...Common,
	kind: z.literal('rank'),
	/** Units with this role, by a keyword that an option grants. */
	role: Selector,
	/** Which units the holder is compared with. */
	among: Selector,
	/** The number that decides, or what the holder must be. */
	by: z.union([z.strictObject({ number: NumberId }), Selector])
});
