import * as z from 'zod';
import { AnswerId, Id, ReadingId, Selector, Source, Text } from './words.ts';

/** Units and options that an army list keeps from the opponent: the game says so, or may be read so. */
export const Secret = z.strictObject({
	id: Id,
	of: Selector,
	/** What is kept, and until when, in a sentence. */
	text: Text,
	source: Source,
	/** The reading that decides it, and the answer under which it is secret. */
	reading: z.optional(ReadingId),
	when: z.optional(AnswerId)
});
export type Secret = z.infer<typeof Secret>;
