import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { GroupId, Selector } from '../../schema/words.ts';

/** Which units may stay outside the groups of a kind, of those that may be in one. */
export const Outside = z.strictObject({
	...Common,
	kind: z.literal('outside'),
	group: GroupId,
	/** Which units may be in no group. */
	of: Selector
});
