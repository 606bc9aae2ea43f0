import * as z from 'zod';
import { GroupId, NumberId, Selector, Source, Text } from './words.ts';

const TallyWords = {
	id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
	name: Text,
	/** What it was called before: lists as text have it. */
	formerly: z.array(Text).min(1).readonly().optional(),
	/** What it means, in a sentence. */
	text: Text,
	source: Source
};

/** A number shown to the player. */
export const Tally = z.discriminatedUnion('kind', [
	/** How many of these units, or half of them; `outside`: of those in no group of this kind. */
	z.strictObject({
		...TallyWords,
		kind: z.enum(['count', 'half-rounded-up']),
		of: Selector,
		outside: z.optional(GroupId),
		/** So many more than that. */
		plus: z.int().positive().optional(),
		/** The number listed for each of them (power levels). */
		lists: z.optional(NumberId)
	}),
	/** How many groups of a kind are not empty, and how many of these units are in none. */
	z.strictObject({ ...TallyWords, kind: z.literal('groups'), group: GroupId, of: Selector }),
	/**
	 * The sum of a number of these units, starting from `base`; with `perModel`, times their models. Those `byModels`
	 * have one more for each so many models, or part of them, up to a most.
	 */
	z.strictObject({
		...TallyWords,
		kind: z.literal('sum'),
		of: Selector,
		number: NumberId,
		base: z.int().positive().optional(),
		perModel: z.literal(true).optional(),
		byModels: z
			.strictObject({ of: Selector, each: z.int().positive(), most: z.int().positive() })
			.optional()
	}),
	/** A number of each of these units plus a constant, shown with the unit. */
	z.strictObject({
		...TallyWords,
		kind: z.literal('each'),
		/** What the unit says of it, with `{n}` for the number; otherwise its name behind the number. */
		within: z.string().regex(/\{n\}/).optional(),
		of: Selector,
		number: NumberId,
		base: z.int().positive().optional()
	}),
	/** Models in these units. */
	z.strictObject({ ...TallyWords, kind: z.literal('models'), of: Selector }),
	/** What is gained for leaving so many points unspent. */
	z.strictObject({
		...TallyWords,
		kind: z.literal('unspent'),
		atLeast: z.int().positive(),
		gives: z.int().positive()
	})
]);
export type Tally = z.infer<typeof Tally>;
