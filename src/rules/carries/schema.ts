import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { OptionId, Selector } from '../../schema/words.ts';

/** This option may be given only to these units, or to any of several sorts of them. */
export const Carries = z.strictObject({
	...Common,
	kind: z.literal('carries'),
	option: OptionId,
	/** Who may have it; of several sorts any. */
	by: z.union([Selector, z.readonly(z.array(Selector).check(z.minLength(1), z.maxLength(100)))])
});
