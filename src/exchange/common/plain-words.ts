import * as z from 'zod/mini';

// What files written by people have in common.

/** A name that is looked up. */
export const Name = z.string().check(z.minLength(1), z.maxLength(80));

/** Counts a list before it looks at what is in it. */
export function listOf<T extends z.core.$ZodType>(item: T, most: number) {
	return z.pipe(z.array(z.unknown()).check(z.maxLength(most)), z.array(item));
}
