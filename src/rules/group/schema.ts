import * as z from 'zod/mini';
import { Common, Least, More } from '../../schema/rule-parts.ts';
import { GroupId, Selector } from '../../schema/words.ts';

/** How many of these each group of a kind has; each `free` one is not counted beside another. */
export const Group = z.strictObject({
	...Common,
	kind: z.literal('group'),
	group: GroupId,
	/** What is counted in each group. */
	of: Selector,
	/** The least. */
	min: z.optional(Least),
	/** The most. */
	max: z.optional(Least),
	/** The maximum grows. */
	more: z.optional(More),
	/** It does not grow while one of these is in the group. */
	unlessWith: z.optional(Selector),
	/** Each of these is not counted beside another. */
	free: z.optional(Selector)
});
