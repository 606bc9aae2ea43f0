import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { GroupId, Selector } from '../../schema/words.ts';

/** Each group of a kind is led by one of these, and every other member fits one of the leader's rows. */
export const Led = z.strictObject({
	...Common,
	kind: z.literal('led'),
	group: GroupId,
	/** Who may lead. */
	by: Selector
});
