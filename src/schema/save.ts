import * as z from 'zod';

/**
 * What a thing does to an armour save: so many steps better, from 7+ for none. Of several `suit`s only the
 * best counts. With `own` it changes the save in its own way, and none is worked out.
 */
export const Save = z.union([
	z.int(),
	z.strictObject({ suit: z.int().positive() }),
	z.literal('own')
]);
export type Save = z.infer<typeof Save>;
