import * as z from 'zod/mini';

// What the player keeps beside rosters, each a row of the database.

const RowId = z.string().check(z.minLength(1), z.maxLength(100));

/** In milliseconds. */
const Moment = z.number().check(z.nonnegative(), z.maximum(8.64e15));

/** The most characters of a name that lists use. */
const longestAlias = 80;

/** A name that the player's lists use for something of a game. */
export const OwnAlias = z.strictObject({
	/** The game and the name in small letters, as in `toy/tin men`. */
	id: z.string().check(z.regex(/^[a-z0-9-]+\/[^/]+$/), z.maxLength(200)),
	/** When it was remembered. */
	at: Moment,
	/** As the list has it. */
	name: z.string().check(z.minLength(1), z.maxLength(longestAlias)),
	/** The id of what it stands for, and the name that this had. */
	entry: z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(64)),
	meant: z.string().check(z.minLength(1), z.maxLength(200))
});
export type OwnAlias = z.infer<typeof OwnAlias>;

/** The most characters of a folder's name. */
export const longestFolder = 40;

/** The folder that a roster is in. A folder is there as long as a roster is in it. */
export const InFolder = z.strictObject({
	/** The id of the roster. */
	id: RowId,
	/** When it was put there. */
	at: Moment,
	name: z.string().check(z.minLength(1), z.maxLength(longestFolder))
});
export type InFolder = z.infer<typeof InFolder>;

/** The most characters of a list that is kept as text. */
export const longestKept = 500_000;

/** A list of a game or an edition that Muster does not have, as text. */
export const KeptText = z.strictObject({
	id: RowId,
	/** When it was kept. */
	at: Moment,
	name: z.string().check(z.minLength(1), z.maxLength(120)),
	/** Its game, army and points, as far as it says them. */
	about: z.string().check(z.maxLength(300)),
	/** The program that made it. */
	maker: z.string().check(z.minLength(1), z.maxLength(80)),
	text: z.string().check(z.minLength(1), z.maxLength(longestKept))
});
export type KeptText = z.infer<typeof KeptText>;

/** The most characters of a text that a roster was made of. */
export const longestSource = 30_000;

/** The text that a roster was made of. */
export const SourceText = z.strictObject({
	/** The id of the roster. */
	id: RowId,
	/** When it came in. */
	at: Moment,
	text: z.string().check(z.minLength(1), z.maxLength(longestSource))
});
export type SourceText = z.infer<typeof SourceText>;

/** The most characters of an own wording. */
export const maxWording = 2000;

/** A player's own wording of a thing of which the data have only the name. */
export const OwnWording = z.strictObject({
	/** The game, the kind of thing and its id, as in `toy/rule/an-id`. */
	id: z.string().check(z.regex(/^[a-z0-9-]+\/(item|rule|spell)\/[a-z0-9-]+$/), z.maxLength(200)),
	/** When it was written. */
	at: Moment,
	text: z.string().check(z.minLength(1), z.maxLength(maxWording))
});
export type OwnWording = z.infer<typeof OwnWording>;
