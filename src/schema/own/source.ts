import * as z from 'zod/mini';

/** The most characters of a text that is kept. */
export const longestSource = 30_000;

/** The text that a roster was made of. */
export const SourceText = z.strictObject({
	/** The id of the roster. */
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	/** When it came in, in milliseconds. */
	at: z.number().check(z.nonnegative(), z.maximum(8.64e15)),
	text: z.string().check(z.minLength(1), z.maxLength(longestSource))
});
export type SourceText = z.infer<typeof SourceText>;
