import * as z from 'zod';
import { Selector, Source, Text } from './words.ts';

/** Percent of the points limit. */
const Part = z.number().nonnegative().max(100);

/** What lists of the game usually look like: wishes that *Complete my list* follows where a player has no others. */
export const Completion = z.strictObject({
	/** So many units of one entry are usual. */
	repeat: z.int().positive(),
	/** Of these together, one for each so many points of the limit is usual at most. */
	few: z.optional(z.array(z.strictObject({ of: Selector, per: z.int().positive() })).readonly()),
	/** Units of which each is in one of several completions, where others do as well (named characters). */
	varies: z.optional(Selector),
	/** How the points are usually spread. */
	spread: z
		.array(
			z.strictObject({
				/** What it is called when a player wishes for more or less of it ("Core"). */
				name: Text,
				of: Selector,
				min: z.optional(Part),
				max: z.optional(Part)
			})
		)
		.readonly(),
	/** Options that a unit usually has all of (a command group, a mount). */
	command: z.optional(Selector),
	/** Usual sizes, as multiples of the size of a new unit. */
	sizes: z.array(z.number().positive()).min(1).readonly(),
	/** The same of units that have no more than so many models when they are new. */
	smallUnits: z.optional(
		z.strictObject({
			upTo: z.int().positive(),
			sizes: z.array(z.number().positive()).min(1).readonly()
		})
	),
	/** A list usually has one of each of these, some only where it has others (a lore where there is a wizard). */
	has: z
		.array(z.strictObject({ of: Selector, where: z.optional(Selector) }))
		.readonly()
		.optional(),
	/** An option that usually goes to the dearest unit that may have it (the general). */
	leads: z.optional(Selector),
	/** Units that have it before others, however dear those are (lords). */
	leaders: z.optional(Selector),
	/** So many points left are worth as much as if they were spent. */
	spare: z.optional(z.strictObject({ points: z.int().positive(), source: Source })),
	/** What a list has only where a player wants it (special characters). */
	seldom: z.optional(Selector),
	/** Options that a unit has only where a player wants them, and whose they are then. */
	unusual: z.optional(
		z.array(z.strictObject({ of: Selector, by: z.optional(Selector) })).readonly()
	)
});
export type Completion = z.infer<typeof Completion>;

/** What lists of one army usually and seldom have, beside those of its game. */
export const ArmyCompletion = Completion.pick({ command: true, seldom: true, unusual: true });
