import * as z from 'zod/mini';

/** The most characters of a folder's name. */
export const longestFolder = 40;

/** The folder that a roster is in. A folder is there as long as a roster is in it. */
export const InFolder = z.strictObject({
	/** The id of the roster. */
	id: z.string().check(z.minLength(1), z.maxLength(100)),
	/** When it was put there, in milliseconds. */
	at: z.number().check(z.nonnegative(), z.maximum(8.64e15)),
	name: z.string().check(z.minLength(1), z.maxLength(longestFolder))
});
export type InFolder = z.infer<typeof InFolder>;
