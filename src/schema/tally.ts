import { GroupId, NumberId, Selector, Source, Text } from './words.ts';
import * as z from 'zod';

const TallyWords = {
	id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
	name: Text,
	/** What it means, in a sentence. */
	text: Text,
	source: Source
};

/** A number the player wants to see. */
export const Tally = z.discriminatedUnion('kind', [
	/** How many of these units, or half of them; `outside`: of those that stand in no group of this kind. */
	z.strictObject({
		...TallyWords,
		kind: z.enum(['count', 'half-rounded-up']),
		of: Selector,
		outside: z.optional(GroupId),
		/** The number to be listed for each of them (power levels). */
		lists: z.optional(NumberId)
	}),
	/** How many groups of a kind have somebody in them, and how many of these units stand in none. */
	z.strictObject({ ...TallyWords, kind: z.literal('groups'), group: GroupId, of: Selector }),
	/** The sum of a number of these units, beginning with `base`; with `perModel`, for each of their models. */
	z.strictObject({
		...TallyWords,
		kind: z.literal('sum'),
		of: Selector,
		number: NumberId,
		base: z.int().positive().optional(),
		perModel: z.literal(true).optional()
	}),
	/** A number of each of these units, and so much more, shown at the unit. */
	z.strictObject({
		...TallyWords,
		kind: z.literal('each'),
		of: Selector,
		number: NumberId,
		base: z.int().positive().optional()
	}),
	/** Models in these units. */
	z.strictObject({ ...TallyWords, kind: z.literal('models'), of: Selector }),
	/** What is gained by leaving so many points unspent. */
	z.strictObject({
		...TallyWords,
		kind: z.literal('unspent'),
		atLeast: z.int().positive(),
		gives: z.int().positive()
	})
]);
export type Tally = z.infer<typeof Tally>;
