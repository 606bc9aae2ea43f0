import * as z from 'zod/mini';

/** The most characters of a text. */
export const maxWording = 2000;

/** A player's own wording of a thing of which the data have only the name. */
export const OwnWording = z.strictObject({
	/** The game, the kind of thing and its id, as in `toy/rule/an-id`. */
	id: z.string().check(z.regex(/^[a-z0-9-]+\/(item|rule|spell)\/[a-z0-9-]+$/), z.maxLength(200)),
	/** When it was written, in milliseconds. */
	at: z.number().check(z.nonnegative(), z.maximum(8.64e15)),
	text: z.string().check(z.minLength(1), z.maxLength(maxWording))
});
export type OwnWording = z.infer<typeof OwnWording>;
