import * as z from 'zod/mini';
import {
	Amount,
	Common,
	Counting,
	GroupScope,
	Least,
	More,
	Per,
	Percent,
	Sized
} from './rule-parts.ts';
import { GroupId, NumberId, OptionId, Selector } from './words.ts';

// The grammar of rules: each kind with what it states.

/**
 * At least `min` and at most `max` of these, per band or at any points limit: in the army, in each group,
 * or, counting models, in each unit, where each option that is selected with it is a model too. `counting` a
 * number adds up that number.
 */
const Count = z.strictObject({
	...Common,
	kind: z.literal('count'),
	/** What is counted. */
	of: Selector,
	/** The least. */
	min: z.optional(Sized),
	/** The most. */
	max: z.optional(Sized),
	/** The maximum grows. */
	more: z.optional(More),
	/** Limits per band, or at any points limit (the default). */
	per: z.optional(Per),
	/** Where it is counted: in the army by default. */
	scope: z.optional(z.union([z.enum(['army', 'unit']), GroupScope])),
	/** What is counted: units and options by default. */
	counting: z.optional(Counting)
});

/**
 * Points of these, options included, at most (or at least) so many percent of the points limit, or so many
 * points: in the army, or in any one unit.
 */
const Share = z.strictObject({
	...Common,
	kind: z.literal('share'),
	/** Whose points are added up. */
	of: Selector,
	/** Options that are not counted with a unit that matches: they count elsewhere, or not at all. */
	apart: z.optional(Selector),
	/** The minimum, in percent of the points limit or in points. */
	min: z.optional(Percent),
	/** The maximum, likewise. */
	max: z.optional(Percent),
	/** All of them in the army together, or each unit alone. */
	scope: z.enum(['army', 'unit'])
});

/**
 * Each of these at most once: in the army, or on any one unit. By set: no two units have the same
 * combination; one that consists of `except` only is free.
 */
const Unique = z.strictObject({
	...Common,
	kind: z.literal('unique'),
	/** What may not be repeated. */
	of: Selector,
	/** In the army, or on any one unit. */
	scope: z.enum(['army', 'unit']),
	/** No two units have the same combination. */
	by: z.optional(z.literal('set')),
	/** With `by`: a combination of these alone is free. */
	except: z.optional(Selector),
	/** This many instead of one. */
	max: z.optional(Sized)
});

/** Only these units may have this option (with a list, units that match any of the selectors). */
const Carries = z.strictObject({
	...Common,
	kind: z.literal('carries'),
	option: OptionId,
	/** Who may have it; with a list, anyone who matches one of the selectors. */
	by: z.union([Selector, z.readonly(z.array(Selector).check(z.minLength(1), z.maxLength(100)))])
});

/** A unit, or each unit that `on` selects, has at least `min` and at most `max` options of this set. */
const Exclusive = z
	.strictObject({
		...Common,
		kind: z.literal('exclusive'),
		/** The options. */
		of: Selector,
		/** The units that the rule is about: all by default. */
		on: z.optional(Selector),
		/** The least. */
		min: z.optional(Amount),
		/** The most. */
		max: z.optional(Amount),
		/** Duplicates count once. */
		distinct: z.optional(z.literal(true))
	})
	.check(
		z.refine(({ min, max }) => min !== undefined || max !== undefined, 'a minimum or a maximum')
	);

/**
 * Options of this set on one unit cost at most so many points together. If the limit is a number of the
 * unit, units without that number have no limit.
 */
const Budget = z.strictObject({
	...Common,
	kind: z.literal('budget'),
	/** What the points are spent on. */
	of: Selector,
	/** The units that have such a budget. */
	on: Selector,
	/** The most points. */
	max: Amount
});

/**
 * A unit or army with one of these needs one of those, or may not have any of those besides, in the same
 * scope.
 */
const Requires = z
	.strictObject({
		...Common,
		kind: z.literal('requires'),
		/** The units that have a need. */
		of: Selector,
		/** What is needed. */
		needs: z.optional(Selector),
		/** What it may not be combined with. */
		forbids: z.optional(Selector),
		/** What allows the forbidden: one of these in the same scope. */
		unlessWith: z.optional(Selector),
		/** How many are needed (units, or models in them); 1 by default. */
		min: z.optional(Least),
		counting: z.optional(z.literal('models')),
		/** Where one is looked for beside the other. */
		scope: z.union([z.enum(['army', 'unit']), GroupScope])
	})
	.check(
		z.refine(
			({ needs, forbids }) => (needs === undefined) !== (forbids === undefined),
			'either needs or forbids'
		),
		z.refine(
			({ forbids, unlessWith }) => forbids !== undefined || unlessWith === undefined,
			'unlessWith beside forbids'
		)
	);

/** How many of these each group of a kind has; each `free` one is not counted beside another. */
const Group = z.strictObject({
	...Common,
	kind: z.literal('group'),
	group: GroupId,
	/** What is counted in each group. */
	of: Selector,
	/** The least. */
	min: z.optional(Least),
	/** The most. */
	max: z.optional(Least),
	/** The maximum grows. */
	more: z.optional(More),
	/** It does not grow while one of these is in the group. */
	unlessWith: z.optional(Selector),
	/** Each of these is not counted beside another. */
	free: z.optional(Selector)
});

/** How many groups of a kind there are. */
const Groups = z.strictObject({
	...Common,
	kind: z.literal('groups'),
	/** Empty groups do not count. */
	group: GroupId,
	/** Only groups that one of these leads. */
	by: z.optional(Selector),
	/** The least. */
	min: z.optional(Least),
	/** The least is as many as there are groups that one of these leads. */
	asMany: z.optional(Selector),
	/** The most. */
	max: z.optional(Least)
});

/** The points spent may not exceed the points limit. */
const PointsLimit = z.strictObject({ ...Common, kind: z.literal('points-limit') });

/** The game is played at this points limit and no other. */
const AgreedSize = z.strictObject({
	...Common,
	kind: z.literal('agreed-size'),
	/** In points. */
	size: Least
});

/** Each group of a kind is led by one of these, and every other member fits one of the leader's rows. */
const Led = z.strictObject({
	...Common,
	kind: z.literal('led'),
	group: GroupId,
	/** Who may lead. */
	by: Selector
});

/** Which units may stay outside the groups of a kind, of those that may be in one. */
const Outside = z.strictObject({
	...Common,
	kind: z.literal('outside'),
	group: GroupId,
	/** Which units may be in no group. */
	of: Selector
});

/**
 * The holder of the role is not outranked: nobody else matches `by` while the holder does not, or has a
 * higher number.
 */
const Rank = z.strictObject({
	...Common,
	kind: z.literal('rank'),
	/** Units with this role, by a keyword that an option grants. */
	role: Selector,
	/** Which units the holder is compared with. */
	among: Selector,
	/** The number that decides, or what the holder must be. */
	by: z.union([z.strictObject({ number: NumberId }), Selector])
});

/** Units are taken for themselves; options (mounts, stands, items) belong to a unit. */
const Standing = z.strictObject({ ...Common, kind: z.literal('standing') });

/** The kinds of rules that an event may add to the book's. */
const ofEvents = [
	Count,
	Share,
	Unique,
	Carries,
	Exclusive,
	Budget,
	Requires,
	Group,
	Groups
] as const;

/** One rule of an event. */
export const EventConstraint = z.discriminatedUnion('kind', ofEvents);

/** One rule of a pack or an event. */
export const Constraint = z.discriminatedUnion('kind', [
	...ofEvents,
	PointsLimit,
	AgreedSize,
	Led,
	Outside,
	Rank,
	Standing
]);
export type Constraint = z.infer<typeof Constraint>;
export type ConstraintKind = Constraint['kind'];
type ConstraintByKind = { readonly [C in Constraint as C['kind']]: C };
export type ConstraintOf<K extends ConstraintKind> = ConstraintByKind[K];
