import * as z from 'zod';
import { Id, Selector, Source, Text } from './words.ts';

/** `band`: for each size band of the system (Warmaster: each full 1000 points); `army`: whatever the size. */
export const Per = z.enum(['band', 'army']);
export type Per = z.infer<typeof Per>;

const Common = {
	id: Id,
	/** What the rule is about, where no entry's own name says it ("magic items"). */
	label: Text.optional(),
	source: Source,
	/** The reading this rule depends on, and, if it only holds under one answer, that answer. */
	reading: Id.optional(),
	when: Id.optional()
};

/** The points spent may not be over the agreed size. */
const PointsLimit = z.strictObject({ ...Common, kind: z.literal('points-limit') });

/** At least `min` and at most `max` of these in the army, for each band or whatever the size. */
const Count = z.strictObject({
	...Common,
	kind: z.literal('count'),
	of: Selector,
	min: z.int().positive().optional(),
	max: z.int().nonnegative().optional(),
	per: Per
});

/** Each of these at most once: in the whole army, or on any one unit. */
const Unique = z.strictObject({
	...Common,
	kind: z.literal('unique'),
	of: Selector,
	scope: z.enum(['army', 'unit'])
});

/** This option may be given only to these units. */
const Carries = z.strictObject({
	...Common,
	kind: z.literal('carries'),
	option: Id,
	by: Selector
});

/** A unit has at most `max` options of this set. */
const Exclusive = z.strictObject({
	...Common,
	kind: z.literal('exclusive'),
	of: Selector,
	max: z.int().positive()
});

/** Whoever has one of these needs one of those: in the army, or on the same unit. */
const Requires = z.strictObject({
	...Common,
	kind: z.literal('requires'),
	of: Selector,
	needs: Selector,
	scope: z.enum(['army', 'unit'])
});

/** Units stand by themselves; options (mounts, stands, items) are given to a unit, and to nothing else. */
const Standing = z.strictObject({ ...Common, kind: z.literal('standing') });

export const Constraint = z.discriminatedUnion('kind', [
	PointsLimit,
	Count,
	Unique,
	Carries,
	Exclusive,
	Requires,
	Standing
]);
export type Constraint = z.infer<typeof Constraint>;
export type ConstraintKind = Constraint['kind'];
export type ConstraintOf<K extends ConstraintKind> = Extract<Constraint, { kind: K }>;
