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
	/** Whose points are added up. */
	of: Selector,
	/** The least, in percent of the agreed size or in points. */
	min: z.optional(Percent),
	/** The most, in the same way. */
	max: z.optional(Percent),
	/** All of them in the army together, or each unit by itself. */
	scope: z.enum(['army', 'unit'])
});
