import * as z from 'zod/mini';
import { biggestSize, maxGroups, maxModels, maxOptions, maxUnits } from './bounds.ts';
import { EventPack } from './event-pack.ts';

const Reference = z.string().check(z.minLength(1), z.maxLength(64));
const UnitId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,36}$/));
const Line = z.string().check(z.maxLength(80));
const Note = z.string().check(z.maxLength(2000));

/** One chosen instance of an entry, with the options it was given. */
export const RosterUnit = z.strictObject({
	/** Unique within the roster. */
	id: UnitId,
	entry: Reference,
	/** Ids of option entries; the same id twice is twice the option. */
	options: z.optional(z.readonly(z.array(Reference).check(z.maxLength(maxOptions)))),
	/** Models in it, where the player chose another number than the usual one. */
	models: z.optional(z.int().check(z.positive(), z.maximum(maxModels))),
	name: z.optional(Line),
	note: z.optional(Note),
	/** The id of its group; an unknown one counts as none. */
	group: z.optional(UnitId)
});
export type RosterUnit = z.infer<typeof RosterUnit>;

/** A group of units (a brigade). Its units are those that name it, in the roster's order. */
export const RosterGroup = z.strictObject({
	/** Unique within the roster. */
	id: UnitId,
	/** Which of the system's kinds of groups it is. */
	kind: Reference,
	name: z.optional(Line)
});
export type RosterGroup = z.infer<typeof RosterGroup>;

/** What the player builds. May be illegal, never malformed. */
export const Roster = z.strictObject({
	formatVersion: z.literal(1),
	id: z.uuid(),
	name: Line,
	system: Reference,
	army: Reference,
	/** Date of the army data the roster was last saved with. */
	revision: z.iso.date(),
	/** The points the game is played at, not the points spent; 0 in a game without points. */
	size: z.int().check(z.nonnegative(), z.maximum(biggestSize)),
	units: z.readonly(z.array(RosterUnit).check(z.maxLength(maxUnits), z.refine(haveOwnIds))),
	groups: z.optional(
		z.readonly(z.array(RosterGroup).check(z.maxLength(maxGroups), z.refine(haveOwnIds)))
	),
	/** Answers that differ from the pack's defaults. */
	readings: z.optional(z.record(Reference, Reference)),
	/** House rules of the event it is for. */
	event: z.optional(EventPack),
	note: z.optional(Note)
});
export type Roster = z.infer<typeof Roster>;

function haveOwnIds(things: readonly { readonly id: string }[]): boolean {
	return new Set(things.map(({ id }) => id)).size === things.length;
}
