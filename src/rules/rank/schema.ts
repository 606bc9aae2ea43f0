import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { NumberId, Selector } from '../../schema/words.ts';

/**
 * Whoever has the role is not outranked: no other of these matches `by` while he does not, or has a
 * higher number.
 */
export const Rank = z.strictObject({
	...Common,
	kind: z.literal('rank'),
	/** Whoever has this role, by a keyword that an option grants. */
	role: Selector,
	/** Whom he is compared with. */
	among: Selector,
	/** The number that decides, or what he has to be. */
	by: z.union([z.strictObject({ number: NumberId }), Selector])
});
