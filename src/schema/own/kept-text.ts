import * as z from 'zod/mini';

/** The most characters of a text that is kept. */
export const longestKept = 500_000;

/** A list of a game or an edition that Muster does not have, as text. */
export const KeptText = z.strictObject({
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	/** When it was kept, in milliseconds. */
	at: z.number().check(z.nonnegative(), z.maximum(8.64e15)),
	name: z.string().check(z.minLength(1), z.maxLength(120)),
	/** Its game, army and points, as far as it says them. */
	about: z.string().check(z.maxLength(300)),
	/** The program that made it. */
	maker: z.string().check(z.minLength(1), z.maxLength(80)),
	text: z.string().check(z.minLength(1), z.maxLength(longestKept))
});
export type KeptText = z.infer<typeof KeptText>;
