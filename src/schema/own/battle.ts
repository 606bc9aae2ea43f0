import * as z from 'zod/mini';
import { longestNote } from '../bounds.ts';
import { Roster } from '../roster.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(300));
const Moment = z.number().check(z.nonnegative(), z.maximum(8.64e15));
const Line = z.string().check(z.maxLength(80));

/** The player whose device it is, and the opponent. */
export const BattleSide = z.enum(['own', 'enemy']);
export type BattleSide = z.infer<typeof BattleSide>;

/** Who has won. */
export const Outcome = z.enum(['own', 'enemy', 'draw']);
export type Outcome = z.infer<typeof Outcome>;

/** What a tap does. */
export const Deed = z.discriminatedUnion('kind', [
	/** Counts things up or down, by their keys. */
	z.strictObject({ kind: z.literal('change'), by: z.record(Key, z.int()) }),
	z.strictObject({ kind: z.literal('phase') }),
	z.strictObject({ kind: z.literal('turn') }),
	/** Who has the first turn of this round. */
	z.strictObject({ kind: z.literal('first'), side: BattleSide }),
	z.strictObject({
		kind: z.literal('note'),
		text: z.string().check(z.minLength(1), z.maxLength(longestNote))
	}),
	z.strictObject({ kind: z.literal('end'), outcome: Outcome }),
	/** Starts or stops the clock, which counts the time of the side whose turn it is. */
	z.strictObject({ kind: z.literal('clock'), runs: z.boolean() }),
	/** Takes back another tap. */
	z.strictObject({ kind: z.literal('undo'), of: Key })
]);
export type Deed = z.infer<typeof Deed>;

/** One tap of a battle. Each is a row, so that two tabs lose none of each other’s. */
export const Tap = z.strictObject({
	id: Key,
	/** The id of its battle. */
	battle: Key,
	/** When, in milliseconds; later than all taps that its page knew. */
	at: Moment,
	deed: Deed
});
export type Tap = z.infer<typeof Tap>;

/** A list as it is played, and the mark of its data. */
const PlayedList = z.strictObject({
	roster: Roster,
	data: z.optional(z.string().check(z.maxLength(200)))
});

/** A battle without its taps. */
export const Battle = z.strictObject({
	format: z.literal(1),
	id: Key,
	/** When it began. */
	at: Moment,
	own: PlayedList,
	enemy: z.strictObject({ name: z.optional(Line), list: z.optional(PlayedList) }),
	mission: z.optional(Line),
	/** Who has the first turn. */
	first: BattleSide,
	/** The result, once it is over. */
	result: z.optional(
		z.strictObject({
			outcome: Outcome,
			points: z.strictObject({ own: z.number(), enemy: z.number() }),
			round: z.int()
		})
	),
	/** When it was moved into the bin. */
	deletedAt: z.optional(Moment)
});
export type Battle = z.infer<typeof Battle>;
