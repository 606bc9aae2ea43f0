import * as z from 'zod/mini';
import { Common } from '../../schema/rule-parts.ts';
import { OptionId, Selector } from '../../schema/words.ts';

/** Only these units may have this option (with a list, units that match any of the selectors). */
export const Carries = z.strictObject({
	...Common,
	kind: z.literal('carries'),
	option: OptionId,
	/** Who may have it; with a list, anyone who matches one of the selectors. */
	by: z.union([Selector, z.readonly(z.array(Selector).check(z.minLength(1), z.maxLength(100)))])
});
