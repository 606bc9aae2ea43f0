import * as z from 'zod';
import { AnswerId, Id, ReadingId, Selector, Source, Text } from './words.ts';

/** Units and options that a list keeps secret from the opponent, by the rules or by an interpretation. */
export const Secret = z.strictObject({
	id: Id,
	of: Selector,
	/** What is kept secret, and until when, in a sentence. */
	text: Text,
	source: Source,
	/** The question that decides it, and the answer under which it is secret. */
	reading: z.optional(ReadingId),
	when: z.optional(AnswerId)
});
export type Secret = z.infer<typeof Secret>;
