import * as z from 'zod';
import { AnswerId, GroupId, Id, Points, ReadingId, Selector, Source, Text } from './words.ts';

/** A factor on prices per model, of these units themselves or of their options. */
export const Factor = z.strictObject({
	/** Why, in a word or two ("riders"). */
	name: Text,
	/** For these units. */
	on: Selector,
	/** Prices per model: of the unit itself, or of its options. */
	of: Selector,
	times: z.union([z.literal(0.5), z.literal(2)]),
	source: Source
});
export type Factor = z.infer<typeof Factor>;

/**
 * What units cost together, beside the price of each: the first of them `first`, and every other one `step`
 * more than the one before it. With a step of 20, four units cost 0 + 20 + 40 + 60 points.
 */
export const Surcharge = z.strictObject({
	/** Its id. A surcharge of the army replaces that of the system with the same id. */
	id: Id,
	/** What it is for ("Auxiliary units"). */
	name: Text,
	/** For these units. */
	of: Selector,
	/** Only for those that stand in no group of this kind. */
	outside: z.optional(GroupId),
	/** Points of the first one; none without this word. */
	first: z.optional(Points),
	/** So much more for each further one than for the one before. */
	step: Points,
	/** The reading it depends on. */
	reading: z.optional(ReadingId),
	/** The answer to that reading under which alone it is paid. */
	when: z.optional(AnswerId),
	source: Source
});
export type Surcharge = z.infer<typeof Surcharge>;
