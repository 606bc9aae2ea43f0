import * as z from 'zod/mini';
import { Common, Least, More } from '../../schema/rule-parts.ts';
import { GroupId, Selector } from '../../schema/words.ts';

/** How many of these each group of a kind holds; `free` ones do not count, as far as there are as many others. */
export const Group = z.strictObject({
	...Common,
	kind: z.literal('group'),
	group: GroupId,
	of: Selector,
	min: z.optional(Least),
	max: z.optional(Least),
	more: z.optional(More),
	free: z.optional(Selector)
});
