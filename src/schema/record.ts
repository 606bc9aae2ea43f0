import * as z from 'zod';
import { AnswerId, ColumnId, ReadingId, Selector, Source, TallyId, Text } from './words.ts';

/** Figures with boxes of their own; with `from`, those with at least so many wounds. */
const Beside = z.strictObject({
	of: Selector,
	from: z.int().min(2).optional(),
	source: Source
});

/** What is crossed off for a unit during a battle, by columns of its stat line. */
const Losses = z.strictObject({
	/** The name of one of them ("stand"). */
	piece: Text,
	pieces: Text,
	/** The column with a unit's number of pieces, where its size is not in the data. */
	size: z.optional(ColumnId),
	/** The column with the wounds of one of them. */
	wounds: ColumnId,
	/** Wounds on one of them are forgotten between phases, so they are only stated. */
	forgotten: z.literal(true).optional(),
	/** Options that are figures beside their bearer (mounts). */
	beside: z.array(Beside).readonly().optional(),
	/** Units and options whose further stat lines are figures of their own (crews). */
	lines: z.array(Beside).readonly().optional(),
	/** Units whose models have the wounds of the toughest stat line (rider and mount). */
	hardiest: z.optional(Selector),
	/** Machines with crew: a stat line of one wound beside one of more is the crew's. */
	served: z.optional(Selector),
	/** Units that may return once, and what they are then. */
	again: z.strictObject({ of: Selector, name: Text, source: Source }).optional(),
	source: Source
});

/** Turns (or battle rounds): minimum and maximum, as `text` says; `open` if there may be more. */
const Turns = z.strictObject({
	name: Text,
	min: z.int().positive(),
	max: z.int().positive(),
	open: z.literal(true).optional(),
	text: Text,
	source: Source
});

/** What is recorded only under one answer to a question of interpretation. */
const Asked = {
	/** The question that decides whether it is recorded. */
	reading: z.optional(ReadingId),
	/** The answer under which it is. */
	when: z.optional(AnswerId)
};

/** A row of the table by turns: a box worth points, boxes to cross off, or space for a number. */
const Score = z.strictObject({
	name: Text,
	points: z.int().positive().optional(),
	boxes: z.int().positive().optional(),
	/** As many boxes as this tally says, in the first turn only; no row where it is 0. */
	tally: z.optional(TallyId),
	/** The other player's are not recorded. */
	side: z.literal('own').optional(),
	...Asked,
	source: Source
});

/** Boxes for something counted over the whole battle. */
const Counter = z.strictObject({
	name: Text,
	/** The value of this tally; the enemy's is written in. */
	tally: z.optional(TallyId),
	boxes: z.int().positive().optional(),
	/** Each box can be crossed off by halves. */
	halves: z.literal(true).optional(),
	/** A box for each, by name; with what it asks for, if that is not the text of a choice. */
	each: z
		.array(z.union([Text, z.strictObject({ name: Text, text: Text })]))
		.min(1)
		.readonly()
		.optional(),
	/** Each of these choices of the list has such boxes of its own, and its text is printed. */
	ofEach: z.optional(Selector),
	/** Victory points per box, for the player or for the opponent. */
	points: z.int().positive().optional(),
	earns: z.literal('enemy').optional(),
	side: z.literal('own').optional(),
	text: z.optional(Text),
	...Asked,
	source: Source
});

/** What units are worth to the enemy: the first one that matches a unit applies. */
const Value = z.strictObject({
	of: Selector,
	/** One point per so many points of its cost, or part of them; otherwise its cost. */
	per: z.int().positive().optional(),
	/**
	 * Of a unit of at least `from` pieces at the start, half, once no more than `left` of them are left,
	 * rounded up to a multiple of `to`.
	 */
	half: z
		.strictObject({
			from: z.int().positive(),
			left: z.int().positive(),
			to: z.int().positive()
		})
		.optional(),
	/** It is worth that if it survives, and nothing if it is destroyed. */
	surviving: z.literal(true).optional(),
	text: Text,
	source: Source
});
export type Value = z.infer<typeof Value>;

/** What is written down during a battle, and how its result is added up. */
export const BattleRecord = z.strictObject({
	losses: Losses,
	turns: Turns.optional(),
	scores: z.array(Score).readonly().optional(),
	counters: z.array(Counter).readonly().optional(),
	/** None where units have no value, or an unknown one. */
	values: z.array(Value).readonly().optional(),
	/**
	 * How a timing begins of what may be used once in the battle, which has a box ("Once Per Battle"): one for
	 * each unit that has it, one for the army if brackets follow.
	 */
	once: z.optional(Text),
	/** What the pack's sources do not say, for the sheet to mention. */
	unknown: z.array(Text).min(1).readonly().optional()
});
export type BattleRecord = z.infer<typeof BattleRecord>;
