import * as z from 'zod/mini';
import { Common, Percent } from '../../schema/rule-parts.ts';
import { Selector } from '../../schema/words.ts';

/**
 * Points of these, options included, at most (or at least) so many percent of the points limit, or so many
 * points: in the army, or in any one unit.
 */
export const Share = z.strictObject({
	...Common,
	kind: z.literal('share'),
	/** Whose points are added up. */
	of: Selector,
	/** Options that are not counted with a unit that matches: they count elsewhere, or not at all. */
	apart: z.optional(Selector),
	/** The minimum, in percent of the points limit or in points. */
	min: z.optional(Percent),
	/** The maximum, likewise. */
	max: z.optional(Percent),
	/** All of them in the army together, or each unit alone. */
	scope: z.enum(['army', 'unit'])
});
