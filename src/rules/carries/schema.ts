import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { OptionId, Selector } from '../../schema/words.ts';

/** This option may be given only to these units. */
export const Carries = z.strictObject({
	...Common,
	kind: z.literal('carries'),
	option: OptionId,
	/** Who may have it. */
	by: Selector
});
