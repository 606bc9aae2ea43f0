import * as z from 'zod/mini';
import { Common, Least } from '../../schema/rule-parts.ts';
import { GroupId, Selector } from '../../schema/words.ts';

/** How many groups of a kind there are. */
export const Groups = z.strictObject({
	...Common,
	kind: z.literal('groups'),
	/** Empty groups do not count. */
	group: GroupId,
	/** Only groups that one of these leads. */
	by: z.optional(Selector),
	/** The least. */
	min: z.optional(Least),
	/** The least is as many as there are groups that one of these leads. */
	asMany: z.optional(Selector),
	/** The most. */
	max: z.optional(Least)
});
