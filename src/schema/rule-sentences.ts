import * as z from 'zod';
import { Text } from './words.ts';

/** One sentence for every way in which a rule is broken, or one for each (`too-few`, `too-many`). */
const Sayings = z.union([Text, z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), Text)]);

/**
 * What is said of a rule in the place of what Muster would say, with numbers and names in braces: `{measured}`,
 * `{min}`, `{max}`, `{short}` and `{over}` (how far it is from them), `{bearer}`, `{group}`, `{things}`.
 */
const Sentence = z.strictObject({
	/** The rule by itself, whatever is on the roster. Without it, `met`, if that tells nothing of the roster. */
	rule: z.optional(Text),
	/** The rule, where it is kept. */
	met: z.optional(Text),
	/** What is wrong, and the way out. */
	broken: z.optional(Sayings),
	/** Why something may not be had. Without it, what is said where the rule is broken. */
	whyNot: z.optional(Sayings)
});

/** A common noun: as one, with its article (`einen General`); as several; and as several, or as one, after "mit". */
const Word = z.strictObject({
	one: z.optional(Text),
	many: z.optional(Text),
	dative: z.optional(Text)
});

/**
 * Sentences of a system's rules in one language, by the id of the rule; `army/id` where the rule of one army
 * says something else.
 */
export const Sentences = z.strictObject({
	/** The version of the format. */
	formatVersion: z.literal(1),
	sentences: z.record(z.string().regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/), Sentence),
	/** Common nouns of the data in this language, by what the data call them, without an article. */
	words: z.optional(z.record(Text, Word))
});
export type Sentences = z.infer<typeof Sentences>;
