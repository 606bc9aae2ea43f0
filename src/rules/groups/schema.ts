import * as z from 'zod/mini';
import { Common, Least } from '../../schema/rule-parts.ts';
import { GroupId } from '../../schema/words.ts';

/** How many groups of a kind there are. */
export const Groups = z.strictObject({
	...Common,
	kind: z.literal('groups'),
	/** Empty groups do not count. */
	group: GroupId,
	/** The least. */
	min: z.optional(Least),
	/** The most. */
	max: z.optional(Least)
});
