import * as z from 'zod/mini';
import {
	AnswerId,
	ArmyId,
	EventSource,
	GroupId,
	Id,
	NumberId,
	OptionId,
	ReadingId,
	Selector,
	Source,
	Text
} from './words.ts';

/** `band`: for each size band of the system (Warmaster: each full 1000 points); `army`: whatever the size. */
export const Per = z.enum(['band', 'army']);
export type Per = z.infer<typeof Per>;

/** Where a rule counts afresh: the whole army, or each group of a kind. */
const GroupScope = z.strictObject({ group: GroupId });
export type Scope = 'army' | 'unit' | z.infer<typeof GroupScope>;

const Most = z.int().check(z.nonnegative(), z.maximum(1_000_000));
const Least = z.int().check(z.positive(), z.maximum(1_000_000));
const Percent = z.union([
	z.int().check(z.positive(), z.maximum(100)),
	z.strictObject({ points: Least })
]);

const Common = {
	id: Id,
	/** What the rule is about, where no entry's own name says it ("magic items"). */
	label: z.optional(Text),
	source: z.union([Source, EventSource]),
	/** The reading this rule depends on, and, if it only holds under one answer, that answer. */
	reading: z.optional(ReadingId),
	when: z.optional(AnswerId),
	/** A plan: shown when it is not met, and never makes a list illegal. */
	advice: z.optional(z.literal(true)),
	/** It does not hold while the army has one of these. */
	unless: z.optional(Selector),
	/** The armies it holds for, where that is not every one. */
	armies: z.optional(z.readonly(z.array(ArmyId).check(z.minLength(1), z.maxLength(100))))
};

/** A maximum grows: `n` more for each of these, or for each full `per` of them, in the same scope. */
const More = z.strictObject({
	each: Selector,
	n: Least,
	per: z.optional(Least),
	counting: z.optional(z.literal('models'))
});

const Row = z.strictObject({ from: Most, n: Most });

/**
 * A number by the agreed size: that of the last row which does not begin above it, and past the last row
 * `add` more for each full `each`. Under the first row there is none.
 */
export const Table = z.strictObject({
	table: z.readonly(z.array(Row).check(z.minLength(1), z.maxLength(50))),
	above: z.optional(z.strictObject({ each: Least, add: Least }))
});
export type Table = z.infer<typeof Table>;

/** A number that is printed, or by the agreed size. */
export const Sized = z.union([Most, Table]);
export type Sized = z.infer<typeof Sized>;

/** One that is printed, by the agreed size, or that each unit has itself (items by rank, spells by level). */
const Amount = z.union([Most, Table, z.strictObject({ number: NumberId })]);
export type Amount = z.infer<typeof Amount>;

/** What adds up: models, or a number that things have, which may be negative. */
const Counting = z.union([z.literal('models'), z.strictObject({ number: NumberId })]);

/** The points spent may not be over the agreed size. */
const PointsLimit = z.strictObject({ ...Common, kind: z.literal('points-limit') });

/** The game is played at this size and no other. */
const AgreedSize = z.strictObject({ ...Common, kind: z.literal('agreed-size'), size: Least });

/**
 * At least `min` and at most `max` of these, for each band or whatever the size: in the army, in each
 * group, or, counting models, in each unit. Counting a number, so much of it.
 */
const Count = z.strictObject({
	...Common,
	kind: z.literal('count'),
	of: Selector,
	min: z.optional(Sized),
	max: z.optional(Sized),
	more: z.optional(More),
	per: z.optional(Per),
	scope: z.optional(z.union([z.enum(['army', 'unit']), GroupScope])),
	counting: z.optional(Counting)
});

/**
 * Points of these, options included, as a share of the agreed size in percent or so many of them: of the
 * army, or of any one unit.
 */
const Share = z.strictObject({
	...Common,
	kind: z.literal('share'),
	of: Selector,
	min: z.optional(Percent),
	max: z.optional(Percent),
	scope: z.enum(['army', 'unit'])
});

/**
 * Each of these at most once: in the whole army, or on any one unit. By set: no two units have the same
 * of these together; a set of nothing but `except` is free.
 */
const Unique = z.strictObject({
	...Common,
	kind: z.literal('unique'),
	of: Selector,
	scope: z.enum(['army', 'unit']),
	by: z.optional(z.literal('set')),
	except: z.optional(Selector),
	/** So many instead of one. */
	max: z.optional(Sized)
});

/** This option may be given only to these units. */
const Carries = z.strictObject({
	...Common,
	kind: z.literal('carries'),
	option: OptionId,
	by: Selector
});

/** A unit, or each of those that `on` means, has at least `min` and at most `max` options of this set. */
const Exclusive = z
	.strictObject({
		...Common,
		kind: z.literal('exclusive'),
		of: Selector,
		on: z.optional(Selector),
		min: z.optional(Amount),
		max: z.optional(Amount),
		/** Counts different options: the same one twice is one. */
		distinct: z.optional(z.literal(true))
	})
	.check(
		z.refine(({ min, max }) => min !== undefined || max !== undefined, 'a minimum or a maximum')
	);

/** Options of this set on one unit cost so many points together at most. */
const Budget = z.strictObject({
	...Common,
	kind: z.literal('budget'),
	of: Selector,
	on: Selector,
	max: Amount
});

/** Whoever has one of these needs one of those, or may have none of those besides itself, in the same scope. */
const Requires = z
	.strictObject({
		...Common,
		kind: z.literal('requires'),
		of: Selector,
		needs: z.optional(Selector),
		forbids: z.optional(Selector),
		/** How many are needed, where one is not enough: units, or models in them. */
		min: z.optional(Least),
		counting: z.optional(z.literal('models')),
		scope: z.union([z.enum(['army', 'unit']), GroupScope])
	})
	.check(
		z.refine(
			({ needs, forbids }) => (needs === undefined) !== (forbids === undefined),
			'either needs or forbids'
		)
	);

/** How many of these each group of a kind holds; `free` ones do not count, as far as there are as many others. */
const Group = z.strictObject({
	...Common,
	kind: z.literal('group'),
	group: GroupId,
	of: Selector,
	min: z.optional(Least),
	max: z.optional(Least),
	more: z.optional(More),
	free: z.optional(Selector)
});

/** How many groups of a kind there are. */
const Groups = z.strictObject({
	...Common,
	kind: z.literal('groups'),
	group: GroupId,
	min: z.optional(Least),
	max: z.optional(Least)
});

/** Each group of a kind has one of these for its leader, and every other member a place in the leader's rows. */
const Led = z.strictObject({ ...Common, kind: z.literal('led'), group: GroupId, by: Selector });

/** Which units may stand outside the groups of a kind, of those that may be in one. */
const Outside = z.strictObject({
	...Common,
	kind: z.literal('outside'),
	group: GroupId,
	of: Selector
});

/**
 * Whoever has the role is not outranked: no other of these matches `by` while he does not, or has a
 * higher number.
 */
const Rank = z.strictObject({
	...Common,
	kind: z.literal('rank'),
	role: Selector,
	among: Selector,
	by: z.union([z.strictObject({ number: NumberId }), Selector])
});

/** Units stand by themselves; options (mounts, stands, items) are given to a unit, and to nothing else. */
const Standing = z.strictObject({ ...Common, kind: z.literal('standing') });

export const Constraint = z.discriminatedUnion('kind', [
	PointsLimit,
	AgreedSize,
	Count,
	Share,
	Unique,
	Carries,
	Exclusive,
	Budget,
	Requires,
	Group,
	Groups,
	Led,
	Outside,
	Rank,
	Standing
]);
export type Constraint = z.infer<typeof Constraint>;
export type ConstraintKind = Constraint['kind'];
export type ConstraintOf<K extends ConstraintKind> = Extract<Constraint, { kind: K }>;
