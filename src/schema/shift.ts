import * as z from 'zod';
import { ColumnId, Selector } from './words.ts';

/**
 * What a thing does to a column of the stat lines of who has it: so much more or less. The same shift by
 * several things counts once.
 */
export const Shift = z.strictObject({
	column: ColumnId,
	by: z.int(),
	/** Only where this fits the unit together with all that it has, free equipment included. */
	if: z.optional(Selector),
	/** Which stat lines: of the unit (its options that only add to it, too), or of what it has. All by default. */
	on: z.optional(Selector)
});
export type Shift = z.infer<typeof Shift>;

/** Which units a rule is for. Where their figures are not known, they have it. */
export const HeldBy = z.strictObject({
	/** What they are, with their options. */
	unit: z.optional(Selector),
	/** The best armour save that they may have. */
	save: z.int().min(1).max(6).optional(),
	/** What some stat line of theirs must reach, with what they wear. */
	least: z.record(ColumnId, z.int().positive()).optional()
});
export type HeldBy = z.infer<typeof HeldBy>;

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
