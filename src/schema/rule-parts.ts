import * as z from 'zod/mini';
import {
	AnswerId,
	ArmyId,
	EventSource,
	GroupId,
	Id,
	NumberId,
	ReadingId,
	Selector,
	Source,
	Text
} from './words.ts';

// What the schemas of several kinds of rules have in common.

/** `band`: for each size band of the system (Warmaster: each full 1000 points); `army`: whatever the size. */
export const Per = z.enum(['band', 'army']);
export type Per = z.infer<typeof Per>;

/** In each group of a kind. */
export const GroupScope = z.strictObject({ group: GroupId });
/** Where a rule counts afresh: in the whole army, in each unit, or in each group of a kind. */
export type Scope = 'army' | 'unit' | z.infer<typeof GroupScope>;

// Whole numbers from nought (`Most`), and from one (`Least`), by the names that they have in the published schemas.
const Most = z.int().check(z.nonnegative(), z.maximum(1_000_000));
export const Least = z.int().check(z.positive(), z.maximum(1_000_000));
/** Percent, to the hundredth. */
export const percentage = (): z.ZodMiniNumber =>
	z.number().check(z.positive(), z.maximum(100), z.multipleOf(0.01));
export const Percent = z.union([percentage(), z.strictObject({ points: Least })]);

export const Common = {
	/** A rule of the army replaces one of the system with the same id. */
	id: Id,
	/** What the rule is about, where no entry's own name says it ("magic items"). */
	label: z.optional(Text),
	/** Where it is printed. */
	source: z.union([Source, EventSource]),
	/** The question of interpretation that this rule depends on. */
	reading: z.optional(ReadingId),
	/** The rule holds only under this answer to it. */
	when: z.optional(AnswerId),
	/** Advice: shown when it is not met, and makes no list illegal. */
	advice: z.optional(z.literal(true)),
	/** It does not hold while the army has one of these. */
	unless: z.optional(Selector),
	/** It holds only while the army has one of these. */
	while: z.optional(Selector),
	/** The armies it holds for, where that is not every one. */
	armies: z.optional(z.readonly(z.array(ArmyId).check(z.minLength(1), z.maxLength(100))))
};

/**
 * A maximum grows: `n` more for each of these, or for each full `per` of them, in the same scope; that of a
 * unit's models, for each of them in the army.
 */
export const More = z.strictObject({
	/** For each of these. */
	each: Selector,
	/** So many more. */
	n: Least,
	/** For each so many of them, where that is not each one. */
	per: z.optional(Least),
	/** Their models are counted, or those of the largest of them. */
	counting: z.optional(z.enum(['models', 'largest'])),
	/** It grows to this at most. */
	upTo: z.optional(Least)
});

export type More = z.infer<typeof More>;

/** From this size on, the number is `n`. */
const Row = z.strictObject({ from: Most, n: Most });

/**
 * A number by the points limit: that of the last row which does not begin above it, and past the last row
 * `add` more for each full `each`. Under the first row there is none.
 */
export const Table = z.strictObject({
	table: z.readonly(z.array(Row).check(z.minLength(1), z.maxLength(50))),
	above: z.optional(z.strictObject({ each: Least, add: Least }))
});
export type Table = z.infer<typeof Table>;

/** A number that is printed, or by the points limit. */
export const Sized = z.union([Most, Table]);
export type Sized = z.infer<typeof Sized>;

/**
 * One that is printed, by the points limit, or that each unit has itself (items by rank, spells by level), or
 * one for each full `perModels` of the unit's models.
 */
export const Amount = z.union([
	Most,
	Table,
	z.strictObject({ number: NumberId }),
	z.strictObject({ perModels: Least })
]);
export type Amount = z.infer<typeof Amount>;

/** What adds up: models, or a number that things have, which may be negative. */
export const Counting = z.union([z.literal('models'), z.strictObject({ number: NumberId })]);
export type Counting = z.infer<typeof Counting>;
