import * as z from 'zod/mini';
import { Common, Percent } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * Points of these, options included, as a share of the agreed size in percent or so many of them: of the
 * army, or of any one unit.
 */
export const Share = z.strictObject({
	...Common,
	kind: z.literal('share'),
	of: Selector,
	min: z.optional(Percent),
	max: z.optional(Percent),
	scope: z.enum(['army', 'unit'])
});
