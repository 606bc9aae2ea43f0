import * as z from 'zod/mini';

/** The most characters of a name. */
const longestAlias = 80;

/** A name that the player's lists use for something of a game. */
export const OwnAlias = z.strictObject({
	/** The game and the name in small letters, as in `toy/tin men`. */
	id: z.string().check(z.regex(/^[a-z0-9-]+\/[^/]+$/), z.maxLength(200)),
	/** When it was remembered, in milliseconds. */
	at: z.number().check(z.nonnegative(), z.maximum(8.64e15)),
	/** As the list has it. */
	name: z.string().check(z.minLength(1), z.maxLength(longestAlias)),
	/** The id of what it stands for, and the name that this had. */
	entry: z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(64)),
	meant: z.string().check(z.minLength(1), z.maxLength(200))
});
export type OwnAlias = z.infer<typeof OwnAlias>;
