import * as z from 'zod';
import { ColumnId, referents, Selector, Source, Text } from './words.ts';

const TallyId = z.string().register(referents, { to: 'tally' });

/** Figures that have boxes of their own; with `from`, those of so many wounds at least. */
const Beside = z.strictObject({
	of: Selector,
	from: z.int().min(2).optional(),
	source: Source
});

/** What is crossed off of a unit during a battle, by the columns of its stat line. */
const Losses = z.strictObject({
	/** What one of them is called ("stand"). */
	piece: Text,
	pieces: Text,
	/** The column that says how many a unit has, where its size is not in the data. */
	size: z.optional(ColumnId),
	/** The column of the wounds that one of them takes. */
	wounds: ColumnId,
	/** What one of them takes is forgotten between phases, and so is only told. */
	forgotten: z.literal(true).optional(),
	/** Options that are figures beside their bearer (mounts). */
	beside: z.array(Beside).readonly().optional(),
	/** Units and options of which further stat lines are figures beside (crews). */
	lines: z.array(Beside).readonly().optional(),
	/** Units each model of which takes as much as the hardiest of its stat lines (rider and mount). */
	hardiest: z.optional(Selector),
	/** Units of one thing: a stat line of one wound beside one of more is that of those who serve it. */
	served: z.optional(Selector),
	/** Units that may come back once, with what they are then. */
	again: z.strictObject({ of: Selector, name: Text, source: Source }).optional(),
	source: Source
});

/** Turns (or battle rounds): at least and at most so many, as `text` says; `open` if there may be others. */
const Turns = z.strictObject({
	name: Text,
	min: z.int().positive(),
	max: z.int().positive(),
	open: z.literal(true).optional(),
	text: Text,
	source: Source
});

/** A row of the table by turns: a box worth points, boxes to cross off, or room for a number. */
const Score = z.strictObject({
	name: Text,
	points: z.int().positive().optional(),
	boxes: z.int().positive().optional(),
	/** As many boxes as this tally says, in the first turn alone; no row where it is 0. */
	tally: TallyId.optional(),
	/** The other player's are his own affair. */
	side: z.literal('own').optional(),
	source: Source
});

/** Boxes for what is counted over the whole battle. */
const Counter = z.strictObject({
	name: Text,
	/** As many as this tally says; the enemy's number is written in. */
	tally: TallyId.optional(),
	boxes: z.int().positive().optional(),
	/** A box for each, by name. */
	each: z.array(Text).min(1).readonly().optional(),
	/** Victory points for each box, to the player whose it is or to the other. */
	points: z.int().positive().optional(),
	earns: z.literal('enemy').optional(),
	side: z.literal('own').optional(),
	text: z.optional(Text),
	source: Source
});

/** What units are worth to the enemy: the first that means a unit holds for it. */
const Value = z.strictObject({
	of: Selector,
	/** A point for each so many points of its cost, or part of them; else its cost. */
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
	/** None where units are worth nothing, or nobody knows what. */
	values: z.array(Value).readonly().optional(),
	/** What the sources of the pack do not say, for the sheet to say so. */
	unknown: z.array(Text).min(1).readonly().optional()
});
export type BattleRecord = z.infer<typeof BattleRecord>;
