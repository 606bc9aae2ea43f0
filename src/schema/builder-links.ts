import * as z from 'zod';
import { ArmyId, OptionId, Text, ThingId } from './words.ts';

// Another builder shares lists as links in which rows of an army are only numbers.

/** Units that it writes as an upgrade of those they stand for. */
const Replacement = z.strictObject({
	/** The unit that is replaced. */
	for: ThingId,
	/** The unit that stands for it. */
	is: ThingId,
	/** How many may, in each band. */
	per: z.int().positive()
});
export type Replacement = z.infer<typeof Replacement>;

/** How the rows of an army are numbered in the links of another builder. */
export const Positions = z.strictObject({
	/** The army's name in a link. */
	path: Text,
	/** Its units in their order, from 0; a unit with what makes it one of two rows. Options are rows of their own. */
	units: z.array(z.union([ThingId, z.array(ThingId).min(2).readonly()])).readonly(),
	/** Its upgrades in their order, from 0. */
	upgrades: z.array(z.union([OptionId, Replacement])).readonly(),
	/** Upgrades that have letters for a number; they replace the system's. */
	letters: z.record(z.string(), OptionId).optional()
});
export type Positions = z.infer<typeof Positions>;

/** What the links of another builder have in common for all armies of a system. */
export const SystemPositions = z.strictObject({
	/** What it is called. */
	builder: Text,
	/** Where its links begin. */
	site: z.url(),
	/** Upgrades that have letters for a number. */
	letters: z.record(z.string(), OptionId),
	/** Armies by their short names in earlier links. */
	lists: z.record(z.string(), ArmyId)
});
export type SystemPositions = z.infer<typeof SystemPositions>;

// Another builder shares lists as links in which armies, units and items have ids of its own.

/** Units and mounts of an army by their ids in such links. */
export const LinkIds = z.record(z.string(), ThingId);

/** What such links have in common for all armies of a system. */
export const SystemLinkIds = z.strictObject({
	/** What the builder is called. */
	builder: Text,
	/** Armies by its ids. */
	armies: z.record(z.string(), ArmyId),
	/** Items by its ids. */
	options: z.record(z.string(), OptionId)
});
